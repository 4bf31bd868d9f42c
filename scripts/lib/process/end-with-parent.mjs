import process from 'node:process';

// Preloaded into the processes that `runModule` starts. The IPC channel closes
// even if the parent is killed. Otherwise, a killed build would leave a
// Docusaurus process running that keeps writing files.
process.once('disconnect', () => {
  process.exit(1);
});
// The channel must not keep the process alive when its work is done.
process.channel?.unref();
