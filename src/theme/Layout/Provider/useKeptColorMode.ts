import {useEffect} from 'react';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import {createStorageSlot} from '@docusaurus/theme-common/internal';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/**
 * Keeps the mode that a reader chose when the system's preference changes and
 * the site does not follow it. The theme resets the mode then, and deletes the
 * choice; this reads the choice first and sets it again.
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
    // Queries report a change in the order in which they were made. Effects of
    // a child run before its parent's, so the first of these two comes before
    // the theme's and the second, made once all effects have run, after it.
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
