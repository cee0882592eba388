import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The program that a server is started with: `main.ts`, prepared. No TypeScript yet, since what strips its types would be
// loaded for these lines alone.

// Compiling is half of a start. What did not change since the last one is kept, with the packages whose code it is; where
// they cannot be written, nothing is.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));

// Nearly all that a start allocates stays, which V8 takes for load: its space for new objects would grow by 60 MB that
// nobody needs until load comes. From then on it grows at once to what load needs: by doubling it would need minutes, as
// little of what requests make outlives them, and all that time a fifth of the work would be its collection.
setFlagsFromString('--semi-space-growth-factor=1');
const { running } = await import('./main.ts');
await running.background;
setFlagsFromString('--semi-space-growth-factor=32');
// What only the start needed is given back at once: an idle server would keep it until load comes.
setFlagsFromString('--expose-gc');
runInNewContext('gc')();
// Now rather than at the end, which a kill would skip.
flushCompileCache();
