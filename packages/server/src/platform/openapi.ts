import { eventBody, eventTypes, testType } from '@crossdock/contract/programs/events.ts';
import { type RefusalCode, refusals } from '@crossdock/contract/refusals.ts';
import { type Call, isOpenToKeys } from '@crossdock/contract/wire/call.ts';
import { failure } from '@crossdock/contract/wire/envelope.ts';
import type { Spelling } from '@crossdock/contract/wire/spelling.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { z } from 'zod';
import { bounded } from './openapiBounds.ts';
import { nameAsOnWire } from './wireNames.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description, derived from the call table. */
export function openApi(calls: Readonly<Record<string, Call>>, serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = `/api/${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  const tags = [...new Set(Object.values(calls).map(tagOf))].map((name) => ({
    name,
    description: `Calls under ${name}/`,
  }));
  tags.push({ name: 'webhooks', description: 'What programs are told when a state changes' });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crossdock',
      version: '1',
      description:
        'Parcel consolidation and forwarding: the calls of portal and console. The shop is told by the host name.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'Operator of this installation', url: serverUrl },
    },
    servers: [{ url: serverUrl, description: 'The host of the shop, in production', 'x-internal': false }],
    tags,
    security: [{ bearer: [] }],
    paths: bounded(paths),
    webhooks: bounded(
      Object.fromEntries([...eventTypes, testType].map((type) => [type, { post: told(type) }])),
    ),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of a member or of staff, or the key of a program',
        },
      },
      schemas: { Failure: bounded(z.toJSONSchema(failure, { io: 'output' })) },
      headers: rateHeaders,
    },
  };
}

const upTo = (description: string, maximum: number) => ({
  description,
  schema: { type: 'integer', format: 'int64', minimum: 0, maximum },
});

/** What programs are told of the limit of their key, and everybody of when to come again. */
const rateHeaders = {
  'RateLimit-Limit': upTo('Calls that the key may make in a minute', 6_000),
  'RateLimit-Remaining': upTo('How many of them are left', 6_000),
  'RateLimit-Reset': upTo('Seconds until all are there again', 60),
  'Retry-After': upTo('Seconds to wait before another try', 86_400),
};
const rated = Object.fromEntries(
  Object.keys(rateHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** One thing that programs are told, as Standard Webhooks says: https://www.standardwebhooks.com */
function told(type: string): Json {
  const { $schema, ...schema } = z.toJSONSchema(eventBody(type), { io: 'output' });
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    operationId: `told.${type}`,
    summary: type === testType ? 'Sent to try an address' : `It is ${type} now`,
    tags: ['webhooks'],
    security: [],
    parameters: [
      header(
        'webhook-id',
        'The same for every try of the same change: what was taken before is not done again',
      ),
      header('webhook-timestamp', 'Seconds since the epoch, when it was sent'),
      header(
        'webhook-signature',
        '`v1,` and HMAC-SHA256 over id, timestamp and body, in base64; several, while a secret is renewed',
      ),
    ],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Taken, within ten seconds' },
      410: { description: 'Tell this address nothing more' },
      '4XX': { description: 'Not taken: sent again later, with longer and longer pauses' },
    },
  };
}

function operation(name: string, call: Call): Json {
  const input = described(call.input, 'input', call.misspelt);
  const output = described(call.output, 'output', call.misspelt);
  const own = call.ownMessage ? (output.properties?.data ?? {}) : output;
  const parameters = [
    {
      name: 'lang',
      in: 'header',
      description: 'Language of messages',
      schema: { type: 'string', enum: langs },
    },
    ...(call.idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'Same key and body: same answer, one effect. Without a key the same body from the same caller within two seconds gets the first answer',
            schema: { type: 'string', maxLength: 100 },
          },
        ]
      : []),
    ...(call.method === 'GET' ? queryParameters(input) : []),
  ];
  return {
    operationId: name,
    summary: call.summary,
    description: `${call.summary}. ${accessText(call)}${call.forPrograms ? `. For programs: ${call.forPrograms}` : ''}`,
    tags: [tagOf(call)],
    ...(call.access.by === 'guest' ? { security: [{}, { bearer: [] }] } : {}),
    ...(call.access.by === 'provider' ? { security: [{}] } : {}),
    parameters,
    ...(call.method === 'POST' ? { requestBody: requestBody(call, input) } : {}),
    responses: {
      200: {
        description: 'Done',
        headers: rated,
        content: { 'application/json': { schema: envelope(own) } },
      },
      ...failures(call),
    },
  };
}

interface Described extends Json {
  properties?: Json;
  required?: string[];
}

/** A schema as JSON Schema, spelled as on the wire; records over a closed set of keys name each of them. */
function described(schema: z.ZodType, io: 'input' | 'output', spelling: Spelling | undefined): Described {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: part }) => {
      nameAsOnWire(part, spelling);
      const names = part.propertyNames;
      if (typeof names !== 'object' || names.enum === undefined) return;
      const value = part.additionalProperties ?? {};
      part.properties = Object.fromEntries(names.enum.map((name) => [String(name), value]));
      part.additionalProperties = false;
      delete part.propertyNames;
    },
  });
  return json;
}

function queryParameters(input: Described): Json[] {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
}

function requestBody(call: Call, input: Described): Json {
  if (call.body === 'raw') return { content: { 'application/json': { schema: {} } } };
  if (call.body === 'json') return { required: true, content: { 'application/json': { schema: input } } };
  const schema = {
    ...input,
    properties: { ...input.properties, file: { type: 'string', format: 'binary' } },
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function envelope(data: unknown): Json {
  return {
    type: 'object',
    required: ['code', 'data', 'message'],
    properties: { code: { const: 200 }, data, message: { type: 'string' } },
  };
}

function failures(call: Call): Record<string, Json> {
  const codes: RefusalCode[] = ['request.invalid', ...(call.refusals ?? [])];
  if (call.access.by !== 'guest') codes.push('session.missing', 'access.denied');
  if (call.access.by === 'staff') codes.push('key.ended', isOpenToKeys(call) ? 'key.address' : 'key.closed');
  if (call.idempotent) codes.push('idempotency.reused');
  if (call.fresh) codes.push('session.stale');
  codes.push('throttle.wait', 'server.busy', 'server.failed');
  if (call.access.by === 'guest') codes.push('key.ended');
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status }: { readonly status: number } = refusals[code];
    const http = status === 415 ? 401 : status;
    byStatus.set(http, [...(byStatus.get(http) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, keys]) => [
      status,
      {
        description: `Refused: ${[...new Set(keys)].join(', ')}`,
        headers: rated,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function accessText(call: Call): string {
  if (call.access.by === 'staff') {
    const who = call.access.can === 'any' ? 'For any staff.' : `For staff who may ${call.access.can}.`;
    return `${who} ${isOpenToKeys(call) ? 'Open to the keys of programs.' : 'Closed to the keys of programs.'}`;
  }
  return {
    guest: 'For everybody.',
    member: 'For members.',
    provider: 'For the provider; proven by its signature.',
  }[call.access.by];
}

function tagOf(call: Call): string {
  return call.path.split('/')[0] ?? '';
}
