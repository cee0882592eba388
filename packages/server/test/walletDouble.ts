import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a stand-in for a provider reads it. */
export interface Heard {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What it answers; `silent`: the connection ends without an answer, as after a time-out. */
export type Reply = { readonly status: number; readonly text: string } | 'silent';

export const json = (status: number, body: unknown): Reply => ({ status, text: JSON.stringify(body) });

/** How the next request of a kind fails: it is carried out and not answered, or neither, or refused as broken. */
export type Fault = 'lost' | 'dead' | 'broken';

/** Serves a stand-in on loopback. */
export async function serveWallet(answer: (heard: Heard) => Reply | Promise<Reply>) {
  const server = createServer(async (request, reply) => {
    const [path = '', query = ''] = String(request.url).split('?');
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const said = await answer({
      ...{ path, query, headers, method: String(request.method) },
      body: await bodyOf(request),
    });
    if (said === 'silent') return request.socket.destroy();
    reply.writeHead(said.status, { 'content-type': 'application/json' }).end(said.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
