/** What the build hands over to the scripts of a page. */
export interface Settings {
  /** The scripts of React and the site, in the order in which they run. */
  scripts: string[];
  /** The script with the routes of the page, which may run at any time. */
  ownScript?: string | undefined;
  /** The site's whole stylesheets, of which the page carries a part. */
  styles: string[];
  /** The digests of these files, by address, which the browser checks. */
  integrity: Readonly<Record<string, string>>;
  /** Whether the page hydrates without being asked to. */
  onLoad: boolean;
  /** Selectors of the elements that answer a click by a script. */
  controls: string;
  /** Follows each key of the browser's storage. */
  namespace: string;
  /** The id of the announcement, null where there is none. */
  announcement: string | null;
  /** Whether the colour mode follows the system where no other is stored. */
  followsSystem: boolean;
  texts: Texts;
}

export interface Texts {
  /** Said where the scripts do not load. */
  notLoaded: string;
  retry: string;
  /** The names of the switch of the colour mode, by the mode that holds. */
  switch: {light: string; dark: string};
}

/** The id of the data block that holds the settings. */
export const SETTINGS_ID = 'static-first';

let settings: Settings | undefined;

/** @throws where the page was not made by this plugin. */
export function readSettings(): Settings {
  settings ??= JSON.parse(
    document.getElementById(SETTINGS_ID)?.textContent ?? '',
  ) as Settings;
  return settings;
}
