import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const byAddress = new Map(
  Object.entries<Call>(calls).map(([name, call]) => [`${call.method} /api/${call.path}`, { name, call }]),
);

export interface Answered {
  readonly name: string;
  readonly call: Call;
  readonly request: FastifyRequest;
  readonly status: number;
  /** Reads the answer. Most are of no interest, so that reading all would only cost time. */
  read(this: void): Readonly<Record<string, unknown>>;
}

/** Whether it is a JSON answer that is not compressed. Answers are sent as bytes, and refusals as text. */
const isReadable = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  String(reply.getHeader('content-type')).includes('json') &&
  !reply.hasHeader('content-encoding') &&
  (Buffer.isBuffer(payload) || (typeof payload === 'string' && payload !== ''));

function read(payload: string | Buffer): Readonly<Record<string, unknown>> {
  const answer: unknown = JSON.parse(String(payload));
  return isRecord(answer) ? answer : {};
}

/**
 * Passes every answer of every server that this process starts later to `look`, except compressed ones and those that
 * are not JSON. Returns a function that stops this for servers that start after it was called.
 */
export function onEachAnswer(look: (answered: Answered) => void): () => void {
  const see = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    // Most calls share one route, so the route's own address does not tell which call it was.
    const found = byAddress.get(`${request.method} ${request.url.replace(/\?.*/, '')}`);
    if (found === undefined || !isReadable(reply, payload)) return;
    look({ ...found, request, status: reply.statusCode, read: () => read(payload) });
  };
  const hook = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onSend', async (request, reply, payload) => see(request, reply, payload));
  };
  subscribe('fastify.initialization', hook);
  return () => void unsubscribe('fastify.initialization', hook);
}
