import {constants, PerformanceObserver} from 'node:perf_hooks';
import v8 from 'node:v8';

// Preloaded into Docusaurus' process. By default V8's heap can grow up to
// fourfold on a large machine before garbage is collected. If it may grow by a
// fifth only, collecting takes a sixth of a small site's build; if it may always
// double, a large site's build takes hundreds of megabytes more.
function choosePercent(used) {
  if (used < 350e6) {
    return 100;
  }
  return used < 600e6 ? 30 : 15;
}

function limitGrowth() {
  const {used_heap_size: used} = v8.getHeapStatistics();
  v8.setFlagsFromString(`--heap-growing-percent=${choosePercent(used)}`);
}

limitGrowth();
new PerformanceObserver((list) => {
  if (
    list
      .getEntries()
      .some(({detail}) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)
  ) {
    limitGrowth();
  }
}).observe({entryTypes: ['gc']});
