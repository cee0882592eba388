import type { ChildProcess } from 'node:child_process';

/** Settles with the child once it has said its first word. Throws where it ends before. */
export const started = (child: ChildProcess): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    child.once('message', () => {
      child.removeAllListeners('exit');
      resolve(child);
    });
    child.once('exit', () => reject(new Error('the tester did not start')));
  });
