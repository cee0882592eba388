// The child processes of tests preload this module (`compiledChildren.ts`).
import { flushCompileCache } from 'node:module';

const { send } = process;
/** Saves compiled code with each answer, because most children are killed after it and have no normal exit. */
process.send = (...answer) => {
  flushCompileCache();
  return send?.apply(process, answer) ?? false;
};
