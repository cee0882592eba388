import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The program that a server is started with: `main.ts`, prepared. `scripts/serverBundle.ts` makes of it the one that is
// served. As it stands here it runs, too. No TypeScript yet, since what strips its types would be loaded for these lines alone.

// Compiling is half of a start. What did not change since the last one is kept, with the packages whose code it is; where
// they cannot be written, nothing is.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));

// Nearly all that a start allocates stays, which V8 takes for load: its space for new objects would grow by 60 MB that
// nobody needs until load comes. From then on it grows as ever.
setFlagsFromString('--semi-space-growth-factor=1');
const { running } = await import('./main.ts');

// Load has come once a hundred requests do within a second, which may be before all shops were looked after. New objects
// then get at once the room that doubling would give them after minutes, since little of what a request makes outlives it: so
// long a third of the work would be collecting.
const { server } = running.server.app;
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

await running.background;
// Now rather than at the end, which a kill would skip, and before what was compiled for the start alone is let go.
flushCompileCache();
if (!hasLoadCome) {
  setFlagsFromString('--semi-space-growth-factor=2');
  // What only the start needed is given back at once, and the pages that it lay on: an idle server would keep them.
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', flavor: 'last-resort' });
}
