import { fieldTexts } from '@crossdock/contract/fieldTexts.ts';
import { refusals, statusOf } from '@crossdock/contract/refusals.ts';
import { langs } from '@crossdock/domain/languages.ts';
import { keysOf } from '@crossdock/domain/records.ts';

import { rateLimitResponses } from './openapiRates.ts';

type Json = Record<string, unknown>;

/** Getting started, for `info.description` in CommonMark. */
export const gettingStarted = `Parcel consolidation and forwarding: the calls of portal and console. **The host names the shop**: send every call to the shop's own host.

## Answers
Each is \`{"code":200,"data":…,"message":""}\`. What is refused has the HTTP status in \`code\` (an ended session has code 415 and travels as HTTP 401), \`data: null\`, a stable \`error\` such as \`parcel.notShelved\`, its \`params\`, and for bad input (400) \`fields\`: by the field's dotted path, its \`error\` such as \`field.required\`, \`params\` and \`message\`. Act on \`error\`; \`message\` is for people, in the language of the \`lang\` header (${langs.join(', ')}). All keys stand in \`x-refusals\`, those of fields in \`x-field-errors\`; a response's \`x-errors\` names those of its call. Unknown fields are refused (\`field.unknown\`). Wait as \`Retry-After\` says after 429 and 503.

## Who calls
Send \`Authorization: Bearer <token>\`: the \`token\` of \`Member/Longo\` or \`Member/Register\` for members, of \`staff/login\` for staff, or the key of a program, which an owner makes in the console, for calls of staff that name the scheme \`key\`. \`shopId\` may stand in the address of each call; it must be the shop of the host.

## Captcha
\`GET Member/GetVerifyCode?type=2\` answers \`message\` (the captcha's id) and \`data\`, the JSON text of an ALTCHA challenge with \`parameters\`: \`salt\` and \`nonce\` (hex), \`cost\`, \`keyPrefix\` (hex). For counter = 0, 1, 2, …: take SHA-256 over the bytes of salt, nonce and the counter as 4 bytes, big-endian; hash the result again until \`cost\` hashes are done; the first counter whose hash begins with the bytes of \`keyPrefix\` is the answer (10,000 to 20,000 at first; more after many tries; where the answer is member.captchaRequired, fetch another with the account, phone or email address as \`for\`). Send it as text in \`code\` (staff login: \`work\`), with the id in \`uuid\`. Each captcha serves once, for five minutes; right or wrong uses it up. A shop may ask for a picture in any case (\`captchaByWork\` of \`Member/GetShopInfo\` is false): without \`type=2\`, \`data\` is one and \`work\` the challenge beside it; send both, \`code\` and \`work\`. Then a code of six digits goes to the phone or email; that code is \`code\` of \`Member/Register\`.

## Do it once
Where \`Idempotency-Key\` is a parameter, send one of your own (a UUID) with each submission: the same key and body get the first answer again, for three days.

## Values
Amounts end in \`Minor\` and are whole numbers of the currency's minor unit (100 of them make a TWD or THB, 1 a JPY); weights end in \`G\` (grams), lengths in \`Mm\` (millimetres), rates in \`Bp\` (basis points); times are ISO 8601 in UTC. Ids are UUIDs. Pictures are addresses below \`/files/\` on the shop's host, good for some minutes. Files are sent as \`multipart/form-data\`, the fields before \`file\`. Lists in addresses are joined by commas. An \`operationId\` is the call's name in our typed client; where a field has \`x-client-name\`, our typed client calls it by that name, and texts may too; the property's own name travels.

## Changes
\`/api/realtime\` is a WebSocket that says what changed (\`x-realtime\`); programs without a session take webhooks.`;

/** A description of the realtime socket, for which OpenAPI has no form of its own. */
export const realtime: Json = {
  address: '/api/realtime',
  protocol: 'websocket',
  firstMessage: 'The bare token of a member or of staff, or the pass of a chat, as text, within 5 seconds',
  messages: { topic: 'What changed; `*`: anything may have: read again what you show' },
  topics: [
    ...['addresses', 'aftersales', 'announcements', 'comments', 'coupons', 'days', 'declarers', 'deliveries'],
    ...[
      'disputes',
      'guide',
      'identity',
      'looks',
      'members',
      'moving',
      'notices',
      'orders',
      'parcels',
      'payments',
      'pickupPoints',
    ],
    ...['pickups', 'points', 'problems', 'products', 'promotion', 'purchases', 'services', 'shares', 'shop'],
    ...['staff', 'talks', 'tracking', 'transfers', 'vipImports', 'vipOrders', 'wallet', 'warehouses'],
    ...['webhooks', 'withdrawals'],
  ],
  pings: 'The server pings every 30 seconds',
  closes: { 4401: 'No token in time, or the session has ended: log in again', 1011: 'Try again' },
};

const failed = (description: string) => ({
  description,
  headers: rateLimitResponses,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** Paths that a program may need and that are not calls. */
export const pathsWithoutCall: Json = {
  '/api/realtime': {
    get: {
      operationId: 'realtime',
      summary: 'A WebSocket that says what changed',
      description:
        'Open it, send the bare token as the first message, and read `{"topic":"orders"}`: what changed, never the data, so ask again. The first message is `{"topic":"*"}`. Members hear what concerns them, staff what happens in the shop; keys of programs are not taken, they have webhooks. Topics and codes of closing stand in `x-realtime`.',
      tags: ['realtime'],
      security: [{}],
      parameters: ['Upgrade', 'Connection'].map((name) => ({
        name,
        in: 'header',
        required: true,
        description: 'As the handshake of a WebSocket wants it (RFC 6455)',
        schema: { type: 'string', const: name === 'Upgrade' ? 'websocket' : 'Upgrade' },
      })),
      responses: {
        101: { description: 'Switched to WebSocket' },
        '2XX': {
          description: 'The same where a proxy speaks HTTP/2 or 3 (RFC 8441)',
          headers: rateLimitResponses,
        },
        403: failed('Refused: access.denied, a page of another origin'),
        404: failed('Refused: request.notFound, no WebSocket was asked for'),
        429: failed('Refused: throttle.wait'),
      },
    },
  },
  '/files/{id}/{variant}': {
    get: {
      operationId: 'file',
      summary: 'A picture, by an address that an answer gave',
      description: 'Take the address as it was answered; it is signed and good for some minutes.',
      tags: ['files'],
      security: [{}],
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          description: 'Id of the picture (UUID)',
          schema: { type: 'string', format: 'uuid' },
        },
        {
          name: 'variant',
          in: 'path',
          required: true,
          description: 'full or thumb',
          schema: { enum: ['full', 'thumb'] },
        },
        {
          name: 'e',
          in: 'query',
          description: 'Until when it is good, from the address',
          schema: { type: 'string', maxLength: 20 },
        },
        {
          name: 's',
          in: 'query',
          description: 'Signature, from the address',
          schema: { type: 'string', maxLength: 100 },
        },
      ],
      responses: {
        200: {
          description: 'The picture',
          headers: rateLimitResponses,
          content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
        },
        404: { description: 'There is none, or the address is no longer good', headers: rateLimitResponses },
      },
    },
  },
};

/** Every stable key of a refusal, with its HTTP status and text. */
export const refusalTable: Json = Object.fromEntries(
  keysOf(refusals).map((code) => [code, { code: statusOf(code), message: refusals[code].en }]),
);

/** Everything that can be wrong with one field, by its stable key. */
export const fieldErrors: Json = Object.fromEntries(
  Object.entries(fieldTexts).map(([key, { en }]) => [key, en]),
);

/** The form of a refusal that names a field. */
export const refusedFieldExample: Json = {
  code: 400,
  data: null,
  message: refusals['request.invalid'].en,
  error: 'request.invalid',
  params: {},
  fields: { phone: { error: 'field.required', params: {}, message: fieldTexts['field.required'].en } },
};

export const tagsWithoutCall = [
  { name: 'realtime', description: 'A line that says what changed' },
  { name: 'files', description: 'Pictures, by signed addresses' },
];
