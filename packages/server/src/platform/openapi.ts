import { type RefusalCode, refusals } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { failure } from '@crossdock/contract/wire/envelope.ts';
import type { Spelling } from '@crossdock/contract/wire/spelling.ts';
import { z } from 'zod';
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
    servers: [{ url: serverUrl }],
    tags,
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Token of a member or of staff' },
      },
      schemas: { Failure: z.toJSONSchema(failure, { io: 'output' }) },
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
      schema: { type: 'string', enum: ['zh', 'tw', 'en'] },
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
    ...(call.access.by === 'guest' || call.access.by === 'provider' ? { security: [] } : {}),
    parameters,
    ...(call.method === 'POST' ? { requestBody: requestBody(call, input) } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: envelope(own) } } },
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
  if (call.idempotent) codes.push('idempotency.reused');
  if (call.fresh) codes.push('session.stale');
  codes.push('throttle.wait');
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
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}

function accessText(call: Call): string {
  if (call.access.by === 'staff')
    return call.access.can === 'any' ? 'For any staff.' : `For staff who may ${call.access.can}.`;
  return {
    guest: 'For everybody.',
    member: 'For members.',
    provider: 'For the provider; proven by its signature.',
  }[call.access.by];
}

function tagOf(call: Call): string {
  return call.path.split('/')[0] ?? '';
}
