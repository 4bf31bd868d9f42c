import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {wrapLoads} from 'docusaurus-plugin-static-first/loads';
import {createNotice} from './notice';
import {createRecovery, type Recovery} from './recover-loads';
import {createReloads, type Reloads} from './reloads';

/** Milliseconds before a retry; doubled each time up to the maximum. */
const PATIENCE = {least: 3000, most: 60_000};

/**
 * Whether the host responds with a page. With an error, such as during a
 * deployment, a reload would replace the current page with that error.
 */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) {
    return false;
  }
  return fetch(siteConfig.baseUrl, {method: 'HEAD', cache: 'no-store'}).then(
    ({ok}) => ok,
    () => false,
  );
}

function watchLoads(reloads: Reloads): Recovery {
  let timer: number | undefined;
  let patience = PATIENCE.least;
  const retry = () => void recovery.retry();
  const notice = createNotice({
    retry,
    stay: () => {
      window.history.back();
    },
  });
  const recovery = createRecovery({
    isReachable,
    takeReload: reloads.take,
    show(error, wait) {
      notice.show(error, wait);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (navigator.onLine) {
          retry();
        }
      }, patience);
      patience = Math.min(2 * patience, PATIENCE.most);
    },
    hide() {
      notice.hide();
      window.clearTimeout(timer);
      patience = PATIENCE.least;
    },
  });
  window.addEventListener('online', retry);
  wrapLoads(recovery.recover);
  return recovery;
}

const reloads = ExecutionEnvironment.canUseDOM
  ? createReloads(window)
  : undefined;
const recovery = reloads && watchLoads(reloads);

export default {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) {
      return undefined;
    }
    recovery?.setWait('next page');
    return () => recovery?.setWait(undefined);
  },
  onRouteDidUpdate() {
    reloads?.forget();
    recovery?.setWait(undefined);
  },
} satisfies ClientModule;
