import {describe, expect, it, vi} from 'vitest';

const state = vi.hoisted(() => ({followsSystem: true, hasNoSwitch: false}));

vi.mock('../src/client/hydrate', () => ({isHydrating: () => false}));
vi.mock('../src/client/settings', () => ({
  readSettings: () => ({
    namespace: '',
    followsSystem: state.followsSystem,
    hasNoSwitch: state.hasNoSwitch,
    texts: {switch: {light: 'Now light', dark: 'Now dark'}},
  }),
}));

interface Options {
  /** `data-theme-choice`, which Docusaurus sets from 3.8 on. */
  choice?: string;
  theme?: string;
  stored?: string;
  followsSystem?: boolean;
  /** Whether the system is in dark mode when the page is opened. */
  isDark?: boolean;
  /** Whether readers can't choose a mode. */
  hasNoSwitch?: boolean;
}

/** Sets up a page with one switch, which the server labels like the system. */
async function openPage({
  choice,
  theme = 'light',
  stored,
  followsSystem = true,
  isDark: isSystemDark = false,
  hasNoSwitch = false,
}: Options) {
  vi.resetModules();
  state.followsSystem = followsSystem;
  state.hasNoSwitch = hasNoSwitch;
  const dataset: DOMStringMap = {
    theme,
    ...(choice === undefined ? {} : {themeChoice: choice}),
  };
  const attributes = new Map([['aria-label', 'Now system']]);
  const button = {
    title: 'System',
    matches: () => true,
    hasAttribute: () => false,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  } as unknown as HTMLElement;
  const values = new Map(stored === undefined ? [] : [['theme', stored]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  const target = new EventTarget();
  const system = Object.assign(new EventTarget(), {
    matches: isSystemDark,
  });
  const print = {matches: false};
  vi.stubGlobal('MARKS_CHOICE', choice !== undefined);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', {localStorage: storage});
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      constructor(type: string, init: StorageEventInit) {
        super(type);
        Object.assign(this, init);
      }
    },
  );
  vi.stubGlobal('matchMedia', (query: string) =>
    query === 'print' ? print : system,
  );
  vi.stubGlobal('document', {
    documentElement: {dataset},
    querySelectorAll: () => [button],
  });
  const {answerSwitch, followColorMode, isSwitch} =
    await import('../src/client/handlers/color-mode');
  followColorMode();
  return {
    dataset,
    values,
    isAnswered: isSwitch(button),
    click: () => answerSwitch(button),
    names: () => [button.title, attributes.get('aria-label')],
    chooseElsewhere: (newValue: string | null) => {
      target.dispatchEvent(
        new StorageEvent('storage', {
          key: 'theme',
          newValue,
          storageArea: storage as unknown as Storage,
        }),
      );
    },
    comeBack: () => {
      target.dispatchEvent(
        Object.assign(new Event('pageshow'), {persisted: true}),
      );
    },
    changeSystem: (isDark: boolean, isPrinting = false) => {
      print.matches = isPrinting;
      system.matches = isDark;
      system.dispatchEvent(
        Object.assign(new Event('change'), {matches: isDark}),
      );
    },
  };
}

describe('a switch of Docusaurus 3.7', () => {
  it('is answered without React, and sets no choice', async () => {
    const page = await openPage({});
    expect(page.isAnswered).toBe(true);
    expect(page.click()).toBe(true);
    expect(page.dataset).toEqual({theme: 'dark'});
    expect(page.values.get('theme')).toBe('dark');
    expect(page.names()).toEqual(['Now dark', 'Now dark']);
  });

  it('ignores that another page drops the stored mode', async () => {
    const page = await openPage({theme: 'dark', stored: 'dark'});
    page.chooseElsewhere(null);
    page.values.delete('theme');
    page.comeBack();
    expect(page.dataset).toEqual({theme: 'dark'});
  });

  it('follows the system, and forgets the stored mode, like the theme', async () => {
    const page = await openPage({});
    page.changeSystem(true);
    expect(page.dataset).toEqual({theme: 'dark'});
    page.click();
    expect(page.dataset).toEqual({theme: 'light'});
    page.changeSystem(false);
    page.changeSystem(true);
    expect(page.dataset).toEqual({theme: 'dark'});
    expect(page.values.has('theme')).toBe(false);
    expect(page.names()).toEqual(['Now dark', 'Now dark']);
  });

  it('keeps the mode while the page is printed, and afterwards', async () => {
    const page = await openPage({theme: 'light', stored: 'light'});
    page.changeSystem(false, true);
    page.changeSystem(true);
    expect(page.dataset).toEqual({theme: 'light'});
    expect(page.values.get('theme')).toBe('light');
    page.changeSystem(false);
    page.changeSystem(true);
    expect(page.dataset).toEqual({theme: 'dark'});
  });

  it('shows the mode of the system if another site on the host stored another value', async () => {
    const page = await openPage({theme: 'auto', stored: 'auto', isDark: true});
    expect(page.dataset).toEqual({theme: 'dark'});
    expect(page.names()).toEqual(['Now dark', 'Now dark']);
    // That site may still need it.
    expect(page.values.get('theme')).toBe('auto');
    page.click();
    expect(page.dataset).toEqual({theme: 'light'});
    page.chooseElsewhere('auto');
    expect(page.dataset).toEqual({theme: 'dark'});
  });

  it('is light with another value if the site does not follow the system', async () => {
    const page = await openPage({
      theme: 'auto',
      stored: 'auto',
      isDark: true,
      followsSystem: false,
    });
    expect(page.dataset).toEqual({theme: 'light'});
    expect(page.names()).toEqual(['Now light', 'Now light']);
  });

  it('keeps the stored mode if the site does not follow the system', async () => {
    const page = await openPage({
      theme: 'light',
      stored: 'light',
      followsSystem: false,
    });
    page.changeSystem(true);
    expect(page.dataset).toEqual({theme: 'light'});
    expect(page.values.get('theme')).toBe('light');
  });
});

describe('a site without a switch', () => {
  it('deletes a stored mode, and ignores what older pages store', async () => {
    const page = await openPage({
      theme: 'light',
      stored: 'dark',
      hasNoSwitch: true,
    });
    expect(page.values.has('theme')).toBe(false);
    page.chooseElsewhere('dark');
    expect(page.dataset).toEqual({theme: 'light'});
  });

  it('still follows the system', async () => {
    const page = await openPage({theme: 'light', hasNoSwitch: true});
    page.changeSystem(true);
    expect(page.dataset).toEqual({theme: 'dark'});
  });
});

describe('a switch between two modes of Docusaurus 3.8', () => {
  it('is answered without React, with the icon of the mode', async () => {
    const page = await openPage({choice: 'light', followsSystem: false});
    expect(page.isAnswered).toBe(true);
    expect(page.click()).toBe(true);
    expect(page.dataset).toEqual({theme: 'dark', themeChoice: 'dark'});
    expect(page.values.get('theme')).toBe('dark');
    expect(page.names()).toEqual(['Now dark', 'Now dark']);
  });
});

describe('a switch between light, dark and the mode of the system', () => {
  it('shows the mode of the system in place of an unknown choice', async () => {
    const page = await openPage({choice: 'auto', theme: 'auto', isDark: true});
    expect(page.dataset).toEqual({theme: 'dark', themeChoice: 'system'});
  });

  it('is left to React', async () => {
    const page = await openPage({choice: 'system'});
    expect(page.isAnswered).toBe(false);
    expect(page.click()).toBe(false);
    expect(page.dataset).toEqual({theme: 'light', themeChoice: 'system'});
    expect(page.values.size).toBe(0);
  });

  it('has the name of the choice, not of the mode that the system has', async () => {
    const page = await openPage({choice: 'system', theme: 'dark'});
    expect(page.names()).toEqual(['System', 'Now system']);
    const chosen = await openPage({choice: 'dark', theme: 'dark'});
    expect(chosen.names()).toEqual(['Now dark', 'Now dark']);
  });

  it('shows what is chosen on another page', async () => {
    const page = await openPage({choice: 'system'});
    page.chooseElsewhere('dark');
    expect(page.dataset).toEqual({theme: 'dark', themeChoice: 'dark'});
    expect(page.names()).toEqual(['Now dark', 'Now dark']);
    page.chooseElsewhere(null);
    expect(page.dataset).toEqual({theme: 'light', themeChoice: 'system'});
    expect(page.names()).toEqual(['System', 'Now system']);
  });

  it('shows that the system was chosen before the reader comes back', async () => {
    const page = await openPage({
      choice: 'dark',
      theme: 'dark',
      stored: 'dark',
    });
    page.values.delete('theme');
    page.comeBack();
    expect(page.dataset).toEqual({theme: 'light', themeChoice: 'system'});
  });

  it('follows the system only if that is chosen', async () => {
    const page = await openPage({choice: 'system'});
    page.changeSystem(true);
    expect(page.dataset).toEqual({theme: 'dark', themeChoice: 'system'});
    expect(page.names()).toEqual(['System', 'Now system']);
    // The address of the page may choose a mode without storing it.
    const chosen = await openPage({choice: 'light'});
    chosen.changeSystem(true);
    expect(chosen.dataset).toEqual({theme: 'light', themeChoice: 'light'});
  });
});
