import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

type Stop = () => unknown;

/** Functions that stop everything that the test file has started and not stopped yet, in the order of starting. */
const open = new Set<Stop>();

/** Calls `stop` at the end of the test file. Returns a function that stops earlier. `stop` runs only once. */
export function untilFileEnds(stop: Stop): () => Promise<void> {
  const once = async () => {
    if (open.delete(once)) await stop();
  };
  open.add(once);
  return once;
}

/**
 * Stops everything that still runs at the end of a test file. A world stops before the servers that it uses, because it
 * started after them. @throws Error if something did not stop as it should, for example a world with a failed call.
 */
export async function stopAll(): Promise<void> {
  const faults: unknown[] = [];
  for (const stop of [...open].reverse())
    try {
      await stop();
    } catch (fault) {
      faults.push(fault);
    }
  if (faults.length > 0) throw faults[0];
}

/** A new folder, which is removed at the end of the test file. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `crossdock-${name}-`));
  untilFileEnds(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lets a server listen on loopback until the test file ends. Returns its port. */
export async function listenHere(server: Server, at = 0): Promise<{ port: number; stop(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const stop = untilFileEnds(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if (server instanceof HttpServer) server.closeAllConnections();
      }),
  );
  return { port: (server.address() as AddressInfo).port, stop };
}

/**
 * An HTTP server on loopback that runs until the test file ends. It answers a request once it has all of its body;
 * a sender that gives up before gets no answer.
 */
export async function serveHere(
  answer: (request: IncomingMessage, reply: ServerResponse, body: Buffer) => unknown,
  at = 0,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, reply) => {
    const body = await buffer(request).catch(() => undefined);
    if (body !== undefined) await answer(request, reply, body);
  });
  const { port, stop } = await listenHere(server, at);
  return { url: `http://127.0.0.1:${port}`, stop };
}
