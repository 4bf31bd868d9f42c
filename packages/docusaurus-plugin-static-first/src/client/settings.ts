/** Settings that the build passes to the scripts of a page. */
export interface Settings {
  /** The scripts of React and the site, in the order in which they run. */
  scripts: string[];
  /** The script with the routes of the page, which may run at any time. */
  ownScript?: string | undefined;
  /** The site's full stylesheets. The page includes the part that it needs. */
  styles: string[];
  /** The integrity digests of these files, by address. */
  integrity: Readonly<Record<string, string>>;
  /** Whether the page hydrates immediately. */
  onLoad?: true | undefined;
  /** Selectors of elements whose clicks a script handles. */
  controls: string;
  /** The storage for the reader's choices, if it isn't `localStorage`. */
  storage?: 'sessionStorage' | undefined;
  /** The suffix of each key in the browser's storage, if there is one. */
  namespace?: string | undefined;
  /** The id of the announcement; null if there is none. */
  announcement: string | null;
  /** Whether the colour mode follows the system. */
  followsSystem: boolean;
  /** Whether the site has no switch for the colour mode. */
  hasNoSwitch?: true | undefined;
  texts: Texts;
}

export interface Texts {
  /** Shown if the scripts do not load. */
  notLoaded: string;
  retry: string;
  /** The labels of the colour mode switch, by current mode. */
  switch: {light: string; dark: string};
}

/** The id of the data block that contains the settings. */
export const SETTINGS_ID = 'static-first';

/** Marks the styles that the build inserts into the elements that React hydrates. */
export const INSERTED = 'data-inserted';

/** Marks links to the page that the reader is likely to open next. */
export const LIKELY = 'data-likely';

/** Matches links that don't replace the page. */
export const KEEPS_PAGE = '[download], [target], [href^="#"]';

/** The event with which the script of a page has React show a hidden target. */
export const REVEAL = 'static-first:reveal';

let settings: Settings | undefined;

/** @throws if this plugin did not build the page. */
export function readSettings(): Settings {
  settings ??= JSON.parse(
    document.getElementById(SETTINGS_ID)?.textContent ?? '',
  ) as Settings;
  return settings;
}
