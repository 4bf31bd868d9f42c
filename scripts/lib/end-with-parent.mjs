import process from 'node:process';

// Loaded into the processes that `runModule` starts. The channel to the parent
// closes even if the parent is killed and can't say anything; without this, a
// killed build would leave a Docusaurus behind that goes on writing.
process.once('disconnect', () => {
  process.exit(1);
});
// The channel must not keep a process alive that has finished its work.
process.channel?.unref();
