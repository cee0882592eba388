import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@crossdock/contract/wire/call.ts';
import type { FastifyRequest } from 'fastify';
import { onEachAnswer } from './eachAnswer.ts';
import { type Exchange, exampleScore } from './exampleChoice.ts';

/**
 * While `EXAMPLES_INTO` names a folder, the tests write there each call's fullest request that got status 200.
 * `scripts/examples.ts` turns these into the examples of the API's description.
 */
const folder = process.env.EXAMPLES_INTO;

const best = new Map<string, { worth: number; exchange: Exchange }>();
const isNew = new Set<string>();

if (folder !== undefined)
  onEachAnswer(({ name, call, request, status, read }) => {
    const answer = status === 200 ? read() : {};
    if (answer.code !== 200) return;
    const exchange: Exchange = { call: name, request: requestOf(call, request), answer };
    const worth = exampleScore(exchange);
    if (worth <= (best.get(name)?.worth ?? -Infinity)) return;
    best.set(name, { worth, exchange });
    isNew.add(name);
  });

function requestOf(call: Call, request: FastifyRequest): unknown {
  if (call.method === 'GET') return { ...(request.query as object) };
  if (call.body === 'raw') return rawBody(request.body);
  return call.body === 'file' ? (fieldsOf.get(request.id) ?? {}) : request.body;
}

const rawBody = (body: unknown): unknown => {
  const text = Buffer.isBuffer(body) ? body.toString('utf8') : '';
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The fields sent along with a file, by request id. After parsing, the request itself no longer has them. */
const fieldsOf = new Map<string, Record<string, unknown>>();

/** Notes the fields of a multipart request before it is sent. Returns the header that identifies the request later. */
export async function noteForm(request: Request): Promise<Record<string, string>> {
  if (folder === undefined || !request.headers.get('content-type')?.startsWith('multipart/')) return {};
  const id = crypto.randomUUID();
  const form = [...(await request.clone().formData())];
  const plain = form.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  fieldsOf.set(id, Object.fromEntries(plain));
  return { 'x-request-id': id };
}

/** Writes the new examples to the folder. Each test file calls this function at its end. */
export function writeNewExamples(): void {
  if (folder === undefined) return;
  const lines = [...isNew].map((name) => `${JSON.stringify(best.get(name))}\n`);
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''));
  isNew.clear();
}
