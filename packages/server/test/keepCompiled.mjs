// Preloaded by the child processes of tests (`compiledChildren.ts`).
import { flushCompileCache } from 'node:module';

const { send } = process;
/** Most children are killed as soon as they have answered, so that compiled code is not kept at their exit. */
process.send = (...answer) => {
  flushCompileCache();
  return send?.apply(process, answer) ?? false;
};
