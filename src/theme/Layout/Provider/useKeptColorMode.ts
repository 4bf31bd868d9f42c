import {useEffect} from 'react';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import {createStorageSlot} from '@docusaurus/theme-common/internal';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/**
 * Keeps the reader's colour mode when the system's preference changes although
 * the site doesn't follow it. The theme then resets the mode and deletes the
 * choice; this hook reads the choice first and restores it.
 */
export function useKeptColorMode(): void {
  const {
    colorMode: {disableSwitch, respectPrefersColorScheme},
  } = useThemeConfig();
  const {setColorMode} = useColorMode();
  useEffect(() => {
    if (disableSwitch || respectPrefersColorScheme) {
      return undefined;
    }
    const slot = createStorageSlot('theme');
    // Media queries report changes in the order of their creation. Effects of a
    // child run before its parent's, so `before` precedes the theme's query,
    // and `after`, created once all effects have run, follows it.
    const before = window.matchMedia(SYSTEM_IS_DARK);
    let after: MediaQueryList | undefined;
    let choice: string | null = null;
    const read = () => {
      choice = slot.get();
    };
    const restore = () => {
      if (choice === 'light' || choice === 'dark') {
        setColorMode(choice);
      }
    };
    before.addEventListener('change', read);
    queueMicrotask(() => {
      after = window.matchMedia(SYSTEM_IS_DARK);
      after.addEventListener('change', restore);
    });
    return () => {
      before.removeEventListener('change', read);
      after?.removeEventListener('change', restore);
    };
  }, [disableSwitch, respectPrefersColorScheme, setColorMode]);
}
