import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a database server that a test can cut. */
export interface BreakableLink {
  /** The database's URL through this connection. */
  through(url: string): string;
  close(): Promise<void>;
}

/** Returns the beginning of the packet's statement, up to its first variable part. */
const asked = (packet: Buffer): string | undefined =>
  /(select|insert|update|delete|create|drop|alter|begin|commit|copy|set)(?=[ \0])[^\0"'\d]{0,60}/i
    .exec(packet.toString('latin1'))?.[0]
    ?.trim();

/**
 * Calls `isLast` for each statement before it goes to the server. The server still runs the statement for which it
 * returns true. Its answer never arrives and all connections break, as if the process had been killed.
 */
export async function breakableLink(
  server: string,
  isLast: (statement: string) => Promise<boolean> | boolean,
): Promise<BreakableLink> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let isBroken = false;
  const breakAll = () => {
    isBroken = true;
    for (const socket of sockets) socket.destroy();
  };
  const listener = createServer((near) => {
    if (isBroken) return void near.destroy();
    const far = connect(Number(port), hostname);
    let isDying = false;
    let queue = Promise.resolve();
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => [near, far].map((one) => one.destroy()));
    }
    near.on('data', (packet) => {
      queue = queue.then(async () => {
        const statement = asked(packet);
        if (statement !== undefined && !isBroken) isDying ||= await isLast(statement);
        far.write(packet);
      });
    });
    far.on('data', (packet) => (isDying ? breakAll() : near.write(packet)));
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port: own } = listener.address() as AddressInfo;
  return {
    through: (url) => {
      const way = new URL(url);
      way.hostname = '127.0.0.1';
      way.port = String(own);
      return way.href;
    },
    close: async () => {
      breakAll();
      listener.close();
    },
  };
}
