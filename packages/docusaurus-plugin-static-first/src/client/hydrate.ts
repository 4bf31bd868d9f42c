import {remember} from './remember';
import {readSettings} from './settings';

/** How many frames a control may take to be enabled after the hydration. */
const PATIENCE = 20;

const root = document.documentElement;
const undo: (() => void)[] = [];
const clicks: (() => HTMLElement | undefined)[] = [];
let loading: Promise<void> | undefined;

/** Registers how to take a change of the page back before the hydration. */
export function beforeHydration(takeBack: () => void): void {
  undo.push(takeBack);
}

/** Has a control clicked again once React answers for it. */
export function replayClick(control: HTMLElement): void {
  clicks.push(remember(control));
}

/** Whether React is there, or on its way. */
export function isHydrating(): boolean {
  return loading !== undefined;
}

/** Resolves in a task of its own, once what was changed has been painted. */
export async function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves once React has taken the page over. */
export const hydrated = new Promise<void>((resolve) => {
  new MutationObserver((_, observer) => {
    if (root.dataset['hasHydrated'] === 'true') {
      observer.disconnect();
      resolve();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
});

const arrived = new Set<string>();
const failed = new Set<string>();

/** Resolves once a script has run, or can't be had. */
async function loadScript(src: string, isOrdered: boolean): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.integrity = readSettings().integrity[src] ?? '';
    // Fetched side by side, and run in the order of the page.
    script.async = !isOrdered;
    script.onload = () => {
      arrived.add(src);
      resolve();
    };
    script.onerror = () => {
      script.remove();
      failed.add(src);
      resolve();
    };
    document.head.append(script);
  });
}

function loadStyle(href: string): void {
  // One that failed is left in its place for who may ask for it again.
  document.querySelector(`link[rel="stylesheet"][href="${href}"]`)?.remove();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.integrity = readSettings().integrity[href] ?? '';
  link.onload = () => arrived.add(href);
  link.onerror = () => {
    failed.add(href);
  };
  document.head.append(link);
}

/** Puts a file anew into the cache, where a damaged one would be for ever. */
async function refresh(address: string): Promise<void> {
  failed.delete(address);
  await fetch(address, {cache: 'reload'}).catch(() => undefined);
}

/**
 * Leaves the links to the router, which fetches pages in its own way. The
 * browser styles each of them anew then, in a task that nothing else is in.
 */
function dropSpeculation(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
}

async function loadAll(): Promise<void> {
  const {scripts, ownScript, styles} = readSettings();
  await Promise.all([...failed].map(refresh));
  styles.filter((href) => !arrived.has(href)).forEach(loadStyle);
  for (const takeBack of undo.splice(0).reverse()) {
    takeBack();
  }
  if (ownScript !== undefined && !arrived.has(ownScript)) {
    // The site itself asks for it again where it does not come.
    void loadScript(ownScript, false);
  }
  await Promise.all(
    scripts
      .filter((src) => !arrived.has(src))
      .map(async (src) => loadScript(src, true)),
  );
  // The site itself asks again for parts of a page that did not come.
  if (!('docusaurus' in window)) {
    throw new Error('The scripts of the site did not load.');
  }
  void hydrated.then(afterPaint).then(dropSpeculation);
}

/**
 * Loads the site's scripts, once.
 *
 * @returns when they have run: they listen, though React is still at work.
 * @throws when the site does not start; the next call tries again.
 */
export async function load(): Promise<void> {
  loading ??= loadAll().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Clicks again what was clicked before React was there. */
export async function replayClicks(): Promise<void> {
  for (const find of clicks.splice(0)) {
    for (let frame = 0; frame < PATIENCE; frame += 1) {
      const element = find();
      if (element && !element.matches(':disabled')) {
        element.removeAttribute('aria-busy');
        element.click();
        break;
      }
      await afterPaint();
    }
  }
}
