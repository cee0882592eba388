import { eventBodySchema, eventTypes, testEventType } from '@crossdock/contract/programs/events.ts';
import { type Call, isOpenToKeys, type Method } from '@crossdock/contract/wire/call.ts';
import { failure } from '@crossdock/contract/wire/envelope.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { maxUploadBytes } from '@crossdock/domain/uploads.ts';
import {
  fieldErrors,
  gettingStarted,
  pathsWithoutCall,
  realtime,
  refusalTable,
  refusedFieldExample,
  tagsWithoutCall,
} from './openapiAbout.ts';
import { withBoundsForEach, withDefaultBounds } from './openapiBounds.ts';
import { type CallExample, examplesOfCalls } from './openapiExamples.ts';
import {
  describedJsonSchema,
  propertiesOf,
  queryParameters,
  requiredOf,
  withExamples,
} from './openapiFields.ts';
import { rateHeaders, rateLimitResponses } from './openapiRates.ts';
import { refusalsByStatus } from './openapiRefusals.ts';
import { extractSharedParts } from './openapiShared.ts';

type Json = Record<string, unknown>;

/**
 * The OpenAPI 3.1 description, derived from the call table. It is the same at every host: addresses in it are
 * relative to its own.
 */
export function openApi(calls: Readonly<Record<string, Call>>): Json {
  const { paths, schemas, responses } = extractSharedParts(withBoundsForEach(pathsOf(calls)));
  const tags = [...new Set(Object.values(calls).map(tagOf))].map((name) => ({
    name,
    description: `Calls under ${name}/`,
  }));
  tags.push(
    { name: 'webhooks', description: 'Messages that programs receive when a state changes' },
    ...tagsWithoutCall,
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crossdock',
      version: '1',
      description: gettingStarted,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'Operator of this installation', url: '/status' },
    },
    servers: [
      { url: '/', description: 'The host of this description, which names the shop', 'x-internal': false },
    ],
    tags,
    security: [{ member: [] }, { staff: [] }],
    paths: { ...paths, ...withBoundsForEach(pathsWithoutCall) },
    webhooks: withDefaultBounds(
      Object.fromEntries([...eventTypes, testEventType].map((type) => [type, { post: told(type) }])),
    ),
    components: {
      securitySchemes: {
        member: bearer('Token of a member: `token` of Member/Longo or Member/Register'),
        staff: bearer('Token of staff: `token` of staff/login'),
        key: bearer('Key of a program, crossdock_…, made by an owner in the console'),
      },
      schemas: {
        Failure: { ...failureSchema(), examples: [refusedFieldExample] },
        ...schemas,
      },
      responses,
      parameters: withBoundsForEach(commonParameters),
      headers: rateHeaders,
    },
    'x-realtime': realtime,
    'x-refusals': refusalTable,
    'x-field-errors': fieldErrors,
  };
}

const failureSchema = () =>
  withBoundsForEach(describedJsonSchema(failure, { name: 'failure', side: 'answer' }));

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });

/** Each call at its path, once for each method by which it can be called. */
function pathsOf(calls: Readonly<Record<string, Call>>): Record<string, Json> {
  const examples = examplesOfCalls();
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries(calls)) {
    const path = `/api/${call.path}`;
    const also: Method[] = call.alsoAsGet ? ['GET'] : [];
    for (const method of [call.method, ...also, ...(call.alsoAs ?? [])]) {
      const id =
        method === call.method ? name : `${name}As${method.charAt(0)}${method.slice(1).toLowerCase()}`;
      const asked = { ...call, method: method === 'GET' ? ('GET' as const) : ('POST' as const) };
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: { ...operation(name, asked, examples[name]), operationId: id },
      };
    }
  }
  return paths;
}

const commonParameters = {
  lang: {
    name: 'lang',
    in: 'header',
    description: 'Language of `message` and of names: zh Mainland Chinese, tw Taiwanese Chinese, en English',
    schema: { type: 'string', enum: langs },
  },
  shopId: {
    name: 'shopId',
    in: 'query',
    description:
      "Id of the host's shop; may be left out, and another shop's is refused with 404 shop.unknown",
    schema: { type: 'string', format: 'uuid' },
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Same key and body: same answer, one effect. Without a key the same body from the same caller within two seconds gets the first answer',
    schema: { type: 'string', maxLength: 100 },
  },
};

const common = (name: keyof typeof commonParameters) => ({ $ref: `#/components/parameters/${name}` });

/** An event for webhooks, in the form of Standard Webhooks: https://www.standardwebhooks.com */
function told(type: string): Json {
  const schema = describedJsonSchema(eventBodySchema(type), { name: 'webhook', side: 'answer' });
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    operationId: `told.${type}`,
    summary: type === testEventType ? 'Sent to try an address' : `It is ${type} now`,
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

function operation(name: string, call: Call, example: CallExample | undefined): Json {
  const isGet = call.method === 'GET';
  const whose = { name, misspelt: call.misspelt };
  const asked = describedJsonSchema(call.input, { ...whose, side: isGet ? 'query' : 'body' });
  const input = isGet ? asked : withExamples(asked, example?.request);
  const output = describedJsonSchema(call.output, { ...whose, side: 'answer' });
  const own = call.ownMessage ? propertiesOf(output) : { data: output, message: silent };
  const parameters = [
    common('lang'),
    common('shopId'),
    ...(call.idempotent ? [common('idempotencyKey')] : []),
    ...(isGet && call.body !== 'raw' ? queryParameters(input, example?.request) : []),
  ];
  return {
    operationId: name,
    summary: call.summary,
    description: `${call.summary}. ${accessText(call)}${call.forPrograms ? `. For programs: ${call.forPrograms}` : ''}`,
    tags: [tagOf(call)],
    security: securityOf(call),
    parameters,
    ...(isGet ? {} : { requestBody: requestBody(call, input, example) }),
    responses: {
      200: {
        description: 'Done',
        headers: rateLimitResponses,
        content: call.plain
          ? { '*/*': { schema: { description: 'What the provider wants to read' } } }
          : {
              'application/json': {
                schema: envelope(own),
                ...(example ? { example: example.answer } : {}),
              },
            },
      },
      ...failures(call),
    },
  };
}

function securityOf(call: Call): Json[] {
  const { by } = call.access;
  if (by === 'provider') return [{}];
  if (by === 'staff') return [{ staff: [] }, ...(isOpenToKeys(call) ? [{ key: [] }] : [])];
  return [...(by === 'guest' ? [{}] : []), { member: [] }];
}

function requestBody(call: Call, input: Json, example: CallExample | undefined): Json {
  const shown = example ? { example: example.request } : {};
  if (call.body === 'raw') {
    const schema = {
      description: "The provider's own form, as it sends it; proven by a signature over its bytes",
    };
    return { content: { 'application/json': { schema, ...shown } } };
  }
  if (call.body === 'json')
    return { required: true, content: { 'application/json': { schema: input, ...shown } } };
  const file = {
    type: 'string',
    format: 'binary',
    description: `The file itself, after the fields; at most ${maxUploadBytes / 1024 / 1024} MB`,
  };
  const schema = {
    ...input,
    properties: { ...propertiesOf(input), file },
    required: [...requiredOf(input), 'file'],
  };
  const fields = isRecord(example?.request) ? example.request : {};
  const sent = { example: { ...fields, file: '(its bytes)' } };
  return { required: true, content: { 'multipart/form-data': { schema, ...sent } } };
}

const silent = { type: 'string', description: 'Empty: it went well' };

function envelope({ data, ...own }: Readonly<Record<string, Json>>): Json {
  return {
    type: 'object',
    required: ['code', 'data', ...Object.keys(own)],
    properties: {
      code: { const: 200, description: 'Always 200: it went well' },
      data: { description: 'The answer', ...data },
      ...own,
    },
  };
}

function failures(call: Call): Record<string, Json> {
  return Object.fromEntries(
    [...refusalsByStatus(call)].map(([status, codes]) => [
      status,
      {
        description: `Refused: ${codes.join(', ')}`,
        'x-errors': codes,
        headers: rateLimitResponses,
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
