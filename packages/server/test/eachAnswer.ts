import { subscribe } from 'node:diagnostics_channel';
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
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Passes every answer of every server in this process to `look`, except compressed ones and what is no JSON. */
export function onEachAnswer(look: (answered: Answered) => void): void {
  const see = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    // Most calls share one route, so the route's own address does not tell which call it was.
    const found = byAddress.get(`${request.method} ${request.url.replace(/\?.*/, '')}`);
    if (found === undefined || typeof payload !== 'string' || payload === '') return;
    if (!String(reply.getHeader('content-type')).includes('json')) return;
    const answer: unknown = JSON.parse(payload);
    if (isRecord(answer)) look({ ...found, request, status: reply.statusCode, answer });
  };
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onSend', async (request, reply, payload) => see(request, reply, payload));
  });
}
