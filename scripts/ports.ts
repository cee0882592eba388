import { createServer } from 'node:net';

/** The error with which listening on this port fails now, for example `EADDRINUSE`; undefined if it succeeds. */
function listenFault(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** True if nobody listens on this port of the machine now. */
export const isFree = async (port: number): Promise<boolean> =>
  (await listenFault(port, '127.0.0.1')) === undefined;

/** Throws an error that says what to change if this is not the number of a port. */
export function checkPortNumber(port: number): void {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('PORT is not a number from 1 to 65535.');
}

/** Throws an error that says what to change if the product cannot listen on this port of this address. */
export async function checkListens(port: number, host: string): Promise<void> {
  const fault = await listenFault(port, host);
  if (fault === 'EADDRINUSE')
    throw new Error(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    );
  if (fault === 'EACCES')
    throw new Error(
      `This account may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`,
    );
  if (fault !== undefined)
    throw new Error(
      `The product cannot listen on HOST=${host} (${fault}). Give an address of this machine, or 0.0.0.0 for all.`,
    );
}

/** Finds a port of this machine that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      if (address === null || typeof address === 'string')
        return reject(new Error('no port of this machine is free'));
      probe.close(() => resolve(address.port));
    });
  });
}
