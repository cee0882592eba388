import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The program that starts a server: it prepares the process and loads `main.ts`. `scripts/serverBundle.ts` bundles
// this file for production, but it also runs unbundled. It is JavaScript, because TypeScript would require Node's
// type stripping to be loaded just for these lines.

// Node would print the whole line at which an error was thrown, and a line of the bundle has up to 100 kB.
process.on('uncaughtException', (error) => {
  console.error(error instanceof Error && error.name === 'ConfigurationError' ? error.message : error);
  process.exit(1);
});

// Compiling takes half of a start. Node keeps the compiled code next to the packages and reuses it for unchanged files,
// if the folder is writable.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));

// Almost everything that a start allocates is kept. V8 mistakes this for load and would grow its space for new objects
// by 60 MB, which are not needed before real load. The normal growth is restored afterwards.
setFlagsFromString('--semi-space-growth-factor=1');
const { runningApp } = await import('./main.ts');

// A hundred requests within a second count as load, which may come before all shops were checked. The space for new
// objects then gets its full size at once, instead of after minutes of doubling: little of a request's memory outlives
// it, and otherwise a third of the work would be garbage collection.
const { server } = runningApp.server.app;
let hasLoadCome = false;
let inThisSecond = 0;
const eachSecond = setInterval(() => {
  inThisSecond = 0;
}, 1000).unref();
server.on('request', function count() {
  inThisSecond += 1;
  if (inThisSecond < 100) return;
  server.off('request', count);
  clearInterval(eachSecond);
  hasLoadCome = true;
  setFlagsFromString('--semi-space-growth-factor=32');
});

await runningApp.background;
// Writes the cache now, because a kill would skip writing it at exit, and code compiled only for the start is released
// below.
flushCompileCache();
if (!hasLoadCome) {
  setFlagsFromString('--semi-space-growth-factor=2');
  // Releases memory that only the start needed, because an idle server would keep it.
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
}
