import { hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventNouns } from '@crossdock/contract/programs/events.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiDescription } from './apiDescription.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';
import type { Database } from './db.ts';
import { type Encoding, encodeForCache, encodingFor } from './encoding.ts';
import { throttleKeyOfIp } from './networks.ts';
import { runCharged } from './requestContext.ts';

/** The package of the typed client, as its build creates it. */
const tarball = join(import.meta.dirname, '../../../client/dist/crossdock-client.tgz');

/**
 * Adds `/api/openapi.json` for programs, `/api/client.tgz` for npm, and `/api/reference` for people. The page has no
 * script, so that the strict content security policy can apply to it.
 */
export function addApiReference(
  app: FastifyInstance,
  database: Database,
  calls: Readonly<Record<string, Call>>,
): void {
  app.get('/api/openapi.json', sendKept('application/json; charset=utf-8', descriptions()));
  app.get('/api/client.tgz', async (_request, reply) =>
    existsSync(tarball)
      ? reply.type('application/gzip').send(createReadStream(tarball))
      : reply.callNotFound(),
  );
  app.get('/api/reference', sendKept('text/html; charset=utf-8', pages(database, calls)));
}

interface Kept {
  readonly body: Buffer;
  readonly tag: string;
}

const withTag = (body: Buffer): Kept => ({
  body,
  tag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
});

type KeptFor = (request: FastifyRequest, encoding: Encoding | null) => Promise<Kept>;

function sendKept(type: string, keptFor: KeptFor) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = encodingFor(request);
    const { body, tag } = await keptFor(request, encoding);
    reply.header('etag', tag).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type(type).send(body);
  };
}

/** Reads each form of the description once, for all concurrent requests. */
function descriptions(): KeptFor {
  const kept = new Map<Encoding | null, Promise<Kept>>();
  return (_request, encoding) => {
    const one = kept.get(encoding) ?? apiDescription(encoding).then(withTag);
    kept.set(encoding, one);
    one.catch(() => kept.delete(encoding));
    return one;
  };
}

/**
 * The number of hosts for which the encoded page is cached. It is small, because one process serves many shops and
 * few people read the page.
 */
const keptHosts = 20;

/** Pages for hosts that are not cached are made one at a time. */
const line = new ConcurrencyLimiter({ atOnce: 1, perCaller: 4, perShop: 8, inAll: 24, retrySeconds: 5 });

/**
 * The reference page. Only the host in it differs, so it is cached for the hosts that were requested last.
 */
function pages(database: Database, calls: Readonly<Record<string, Call>>): KeptFor {
  const kept = new Map<string, Promise<Kept>>();
  const make = async (origin: string, encoding: Encoding | null, spent: FastifyRequest['spent']) => {
    const plain = runCharged(() => Buffer.from(page(calls, origin)), spent);
    return withTag(encoding === null ? plain : await encodeForCache(plain, encoding));
  };
  return (request, encoding) => {
    const origin = `${request.protocol}://${request.host}`;
    const name = `${encoding} ${origin}`;
    const known = kept.get(name);
    if (known) return known;
    const { turn } = database.noTransaction(request.shop.id, throttleKeyOfIp(request.ip));
    const one = line.run(turn, () => make(origin, encoding, request.spent));
    kept.set(name, one);
    one.catch(() => kept.delete(name));
    for (const old of [...kept.keys()].slice(0, -keptHosts)) kept.delete(old);
    return one;
  };
}

function page(calls: Readonly<Record<string, Call>>, origin: string): string {
  const groups = Map.groupBy(Object.entries(calls), ([, call]) => call.path.split('/')[0] ?? '');
  const sections = [...groups].map(
    ([group, rows]) =>
      `<section><h2 id="${group}">${group}</h2>${rows.map(([name, call]) => entry(name, call)).join('')}</section>`,
  );
  const menu = [...groups.keys()].map((group) => `<a href="#${group}">${group}</a>`).join(' · ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Crossdock API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head>
<body><main><h1>Crossdock API</h1><p>Machine-readable: <a href="/api/openapi.json">openapi.json</a>. Answers are
<code>{"code":200,"data":…,"message":""}</code>; failures carry a stable <code>error</code> key.</p><nav>${menu}</nav>
${beginning(origin)}
${sections.join('')}</main></body></html>`;
}

/**
 * The introduction of the reference page: examples of a call in a shell and in a program, and of an event that a
 * program receives.
 */
function beginning(origin: string): string {
  const curl = `curl '${origin}/api/staff/parcels?state=shelved&pageSize=20' \\
  -H 'Authorization: Bearer crossdock_…' -H 'lang: en'`;
  const typescript = `// npm install ${origin}/api/client.tgz
import { Crossdock } from '@crossdock/client';

const shop = Crossdock({ host: '${origin}', key: process.env.CROSSDOCK_KEY });
const { list, total } = await shop.call('queryAllParcels', { state: 'shelved', pageSize: 20 });`;
  const events = Object.entries(eventNouns)
    .map(
      ([noun, { states }]) =>
        `<code>${noun}</code>: ${states.map((state) => `<code>${state}</code>`).join(' ')}`,
    )
    .join('</p><p>');
  return `<section><h2 id="begin">How to begin</h2><article><p>An owner makes a key in the console, under Programs. It is sent as
a bearer token, over TLS, to the shop's own host.</p><pre>${escapeText(curl)}</pre><pre>${escapeText(typescript)}</pre></article>
<h2 id="webhooks">Webhooks</h2><article><p>Each change of a state is told to the addresses that ask for it, signed as
<a href="https://www.standardwebhooks.com">Standard Webhooks</a> says. Types are the noun and its state, such as
<code>parcel.received</code>. An event has the id of its subject; one of a package also has <code>orderId</code>, because a package is
read with its order. The order's own events follow: it is in transit with the first package, and signed when none is awaited any more.</p><p>${events}</p></article></section>`;
}

function entry(name: string, call: Call): string {
  const shape = call.input instanceof z.ZodObject ? call.input.shape : {};
  const fields = Object.keys(shape)
    .map((field) => `<code>${field}</code>`)
    .join(' ');
  const who = call.access.by === 'staff' ? `staff: ${call.access.can}` : call.access.by;
  return `<article id="${name}"><h3><b>${call.method}</b> /api/${call.path}</h3><p>${escapeText(call.summary)}</p>
<p class="meta"><span>${who}</span>${call.idempotent ? '<span>Idempotency-Key</span>' : ''}${call.personal ? '<span>not while acting</span>' : ''}</p>
${fields ? `<p>Input: ${fields}</p>` : ''}${call.refusals?.length ? `<p>Refusals: ${call.refusals.map((r) => `<code>${r}</code>`).join(' ')}</p>` : ''}</article>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`);
}

const style = `body{font:16px/1.6 system-ui,sans-serif;margin:0;background:#f4f6fa;color:#16202e}main{max-width:60rem;margin:0 auto;padding:24px 16px}
article{background:#fff;border:1px solid #dce2ec;border-radius:12px;padding:12px 16px;margin:12px 0}h3{font-size:16px;margin:0;overflow-wrap:anywhere}
h3 b{color:#1d5bd6;font-weight:600}p{margin:4px 0}.meta span{background:#e6eefd;color:#17479f;border-radius:8px;padding:2px 8px;margin-right:8px;font-size:14px}
pre{overflow-x:auto;background:#f4f6fa;border-radius:8px;padding:12px;font-size:14px}code{font-size:14px;background:#f4f6fa;padding:1px 4px;border-radius:4px}a{color:#17479f}`;
