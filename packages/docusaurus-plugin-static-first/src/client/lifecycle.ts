import type {ClientModule} from '@docusaurus/types';
import {releaseBar} from './release-bar';
import {followTargets, goToTarget} from './reveal-target';
import {showCurrentPage} from './show-current-page';
import {untilHydrated} from './until-hydrated';

// The server loads client modules, too.
if (typeof document !== 'undefined') {
  const hydrated = untilHydrated();
  followTargets(hydrated);
  void hydrated.then(releaseBar);
}

// Its inferred type would need the types of the router.
const clientModule: ClientModule = {
  onRouteDidUpdate(change) {
    showCurrentPage();
    goToTarget(change);
  },
};

export default clientModule;
