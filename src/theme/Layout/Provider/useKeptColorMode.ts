import {useEffect} from 'react';
import {useColorMode, useThemeConfig} from '@docusaurus/theme-common';
import {createStorageSlot} from '@docusaurus/theme-common/internal';

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
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    // Effects of a child run before its parent's, so this listener is called
    // before the theme's, and its microtask after the theme's, all before
    // anything is painted.
    const keep = () => {
      const choice = slot.get();
      if (choice === 'light' || choice === 'dark') {
        queueMicrotask(() => {
          setColorMode(choice);
        });
      }
    };
    query.addEventListener('change', keep);
    return () => {
      query.removeEventListener('change', keep);
    };
  }, [disableSwitch, respectPrefersColorScheme, setColorMode]);
}
