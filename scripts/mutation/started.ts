import type { ChildProcess } from 'node:child_process';

/** Resolves with the child after its first message. Rejects if it ends before. */
export const waitUntilStarted = (child: ChildProcess): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    child.once('message', () => {
      child.removeAllListeners('exit');
      resolve(child);
    });
    child.once('exit', () => reject(new Error('the tester did not start')));
  });
