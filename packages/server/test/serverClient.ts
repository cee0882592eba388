import { request } from 'node:http';
import { type Client, createClient } from '@crossdock/contract/client.ts';
import { calls } from '@crossdock/contract/table.ts';
import { deriveWire } from '@crossdock/contract/wire/wireTable.ts';
import type { ServerProcess } from './serverProcess.ts';
import type { Person, WorldShop } from './world.ts';

const wire = deriveWire(calls);

/** A person's client to a server that runs as a separate process. The server finds the shop by its host. */
export const clientAt = (
  { url }: Pick<ServerProcess, 'url'>,
  { host }: Pick<WorldShop, 'host'>,
  { token }: Pick<Person, 'token'>,
): Client =>
  createClient({
    wire,
    baseUrl: `http://${host}/api/`,
    lang: 'en',
    token,
    dedupeMs: 0,
    fetch: fetchAt(url, host),
  });

const fetchAt =
  (url: string, host: string): typeof fetch =>
  (input, init) =>
    new Promise((resolve, reject) => {
      const asked = new Request(input, init);
      const { pathname, search } = new URL(asked.url);
      const headers = { ...Object.fromEntries(asked.headers), host };
      const sent = request(`${url}${pathname}${search}`, { method: asked.method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500 })),
        );
      });
      sent.on('error', reject);
      void asked.text().then((body) => sent.end(body));
    });
