import {untilHydrated} from './until-hydrated';
import {remember} from './remember';
import {INSERTED, readSettings} from './settings';

/** How many frames to wait for a control to be enabled after the hydration. */
const PATIENCE = 20;

/** How long to wait for stylesheets before React runs, in milliseconds. */
const MOST_WAIT = 1000;

const undo: (() => void)[] = [];
/** What the reader has done, in order, by control, event or other cause. */
const actions = new Map<object, () => void | Promise<void>>();
let loading: Promise<void> | undefined;

/**
 * Registers a function that reverts a change of the page before the hydration.
 */
export function beforeHydration(takeBack: () => void): void {
  undo.push(takeBack);
}

/**
 * Clicks a control again after React has taken over: once, even if an impatient
 * reader clicks it several times, because a second click would close a menu.
 */
export function replayClick(control: HTMLElement): void {
  // The last click on several tabs counts.
  actions.delete(control);
  const find = remember(control);
  actions.set(control, async () => clickWhenReady(find));
}

/**
 * Repeats an action after React has taken over, in its order among the clicks:
 * Escape may have closed what the next click opened again.
 *
 * @param cause - what the action is repeated for, once.
 */
export function replayAction(cause: object, repeat: () => void): void {
  actions.set(cause, repeat);
}

/** Whether React is running or being loaded. */
export function isHydrating(): boolean {
  return loading !== undefined;
}

/** Resolves in a separate task after the next paint. */
export async function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves when React has hydrated the page. */
export const hydrated = untilHydrated();

const arrived = new Set<string>();
const failed = new Set<string>();

/** Resolves when a script has run or failed. */
async function loadScript(src: string, isOrdered: boolean): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.integrity = readSettings().integrity[src] ?? '';
    // Scripts are fetched in parallel and run in page order.
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

/** Adds a stylesheet that is loaded, but not yet applied. */
function addStyle(href: string): HTMLLinkElement {
  // A link that failed stays in the page until the next try.
  document.querySelector(`link[rel="stylesheet"][href="${href}"]`)?.remove();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'not all';
  link.href = href;
  link.integrity = readSettings().integrity[href] ?? '';
  document.head.append(link);
  return link;
}

/** Resolves with whether a stylesheet has loaded. */
async function waitForStyle(link: HTMLLinkElement): Promise<boolean> {
  const href = link.getAttribute('href') ?? '';
  return new Promise((resolve) => {
    link.onload = () => {
      arrived.add(href);
      resolve(true);
    };
    link.onerror = () => {
      failed.add(href);
      resolve(false);
    };
  });
}

/**
 * Applies the site's stylesheets in place of the styles inside the elements that
 * React compares: at once, so that the browser restyles the page only once. If
 * the stylesheets are late or missing, these styles move to the head.
 */
async function loadStyles(styles: readonly string[]): Promise<void> {
  const inserted = Array.from(document.querySelectorAll(`[${INSERTED}]`));
  const links = styles.filter((href) => !arrived.has(href)).map(addStyle);
  const applied = Promise.all(links.map(waitForStyle)).then((results) => {
    for (const link of links) {
      link.removeAttribute('media');
    }
    for (const style of results.includes(false) ? [] : inserted) {
      style.remove();
    }
  });
  const late = new Promise((resolve) => setTimeout(resolve, MOST_WAIT));
  await Promise.race([applied, late]);
  links[0]?.before(...inserted.filter(({isConnected}) => isConnected));
}

/** Fetches a file past the cache, which would otherwise keep a damaged copy. */
async function refresh(address: string): Promise<void> {
  failed.delete(address);
  await fetch(address, {cache: 'reload'}).catch(() => undefined);
}

/**
 * Leaves links to the router, which has its own way of fetching pages. The
 * browser restyles every link, so this runs in a separate task.
 */
function dropSpeculation(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
}

async function loadAll(): Promise<void> {
  const {scripts, ownScript, styles} = readSettings();
  await Promise.all(Array.from(failed).map(refresh));
  await loadStyles(styles);
  for (const takeBack of undo.splice(0).reverse()) {
    takeBack();
  }
  if (ownScript !== undefined && !arrived.has(ownScript)) {
    // The site requests it again if it fails.
    void loadScript(ownScript, false);
  }
  await Promise.all(
    scripts
      .filter((src) => !arrived.has(src))
      .map(async (src) => loadScript(src, true)),
  );
  // The site itself requests other failed parts of a page again.
  if (!('docusaurus' in window)) {
    throw new Error('The scripts of the site did not load.');
  }
  void hydrated.then(afterPaint).then(dropSpeculation);
}

/**
 * Loads the site's scripts, once.
 *
 * @returns a promise that resolves when they have run and listen to events,
 * while React is still hydrating.
 * @throws if the site does not start; the next call tries again.
 */
export async function load(): Promise<void> {
  loading ??= loadAll().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function isReady(element: HTMLElement | undefined): boolean {
  return element?.matches(':disabled') === false;
}

/**
 * Clicks a control as soon as it is enabled.
 *
 * @param find - finds the control or its replacement.
 */
export async function clickWhenReady(
  find: () => HTMLElement | undefined,
): Promise<void> {
  let element = find();
  for (let frame = 0; frame < PATIENCE && !isReady(element); frame += 1) {
    await afterPaint();
    element = find();
  }
  element?.removeAttribute('aria-busy');
  // Has no effect on a control that is still disabled.
  element?.click();
}

/** Repeats clicks and keys from before the hydration. */
export async function replayActions(): Promise<void> {
  for (const repeat of actions.values()) {
    await repeat();
    // Effects of this one, such as folding other categories of the sidebar, must
    // not come after the next.
    await afterPaint();
  }
}
