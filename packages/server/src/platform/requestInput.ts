import { createHash } from 'node:crypto';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { swapName, swapNames } from '@crossdock/contract/wire/wireNames.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { IncomingRequest, ReceivedInput } from './incoming.ts';
import type { Outcome } from './outcome.ts';
import type { Shop } from './shop.ts';

interface ReadInput {
  readonly fields: Record<string, unknown>;
  readonly attachment?: Record<string, unknown>;
}

const noFieldsYet: ReadInput = { fields: {} };

const queryOf = ({ query }: FastifyRequest): Readonly<Record<string, unknown>> =>
  isRecord(query) ? query : {};

function readInput(call: Call, request: FastifyRequest): ReadInput {
  const { shopId, ...query } = queryOf(request);
  const scope = shopId === undefined ? {} : { shopId };
  if (call.body === 'raw') {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return { fields: scope, attachment: { rawBody, headers: request.headers, query } };
  }
  if (call.method === 'GET') return { fields: { ...query, ...scope } };
  const body = request.body;
  const fields =
    typeof body === 'object' && body !== null && !Array.isArray(body) && !Buffer.isBuffer(body) ? body : {};
  return { fields: { ...fields, ...scope } };
}

const knownKeys = new WeakMap<Call, ReadonlySet<string> | 'any'>();

/**
 * The names on the wire of the fields that a call knows; `any` if its input is not an object with a fixed set of
 * fields.
 */
function keysOf(call: Call): ReadonlySet<string> | 'any' {
  let keys = knownKeys.get(call);
  if (keys === undefined) {
    const input = call.input instanceof z.ZodPipe ? call.input.def.in : call.input;
    const isStrict = input instanceof z.ZodObject && input.def.catchall instanceof z.ZodNever;
    keys = isStrict
      ? new Set(['shopId', ...Object.keys(input.shape).map((key) => swapName(key, call.misspelt))])
      : 'any';
    knownKeys.set(call, keys);
  }
  return keys;
}

const namedAtMost = 20;

/**
 * The first field names that the call does not have. Names that are misspelt on the wire are answered in the spelling
 * of our code. The names are found before any code reads the contents of the fields.
 */
function strangeKeys(call: Call, fields: Readonly<Record<string, unknown>>): string[] {
  const keys = keysOf(call);
  const strange: string[] = [];
  if (keys === 'any') return strange;
  for (const key in fields) {
    if (!keys.has(key)) strange.push(swapName(key, call.misspelt));
    if (strange.length === namedAtMost) break;
  }
  return strange;
}

/** The call names a shop other than that of the requested address. */
export class ForeignShop extends Error {
  override readonly name = 'ForeignShop';
}

/** Removes the shop's id, which any call may contain. Throws `ForeignShop`. */
function withoutShop(fields: Record<string, unknown>, shop: Shop): Record<string, unknown> {
  const { shopId, ...others } = fields;
  if (shopId !== undefined && shopId !== shop.id) throw new ForeignShop();
  return others;
}

const unreadable = (why: string) => Object.assign(new Error(why), { statusCode: 400 });

/**
 * The input with the field names of our code instead of those on the wire. If there are unknown fields, only their
 * names.
 */
export function fieldsOf(call: Call, request: FastifyRequest) {
  const { fields, attachment } = call.body === 'file' ? noFieldsYet : readInput(call, request);
  return { attachment, ...toCallFields(call, fields, request.shop) };
}

/** Converts fields with wire names to the call's input. Throws `ForeignShop`. */
export function toCallFields(call: Call, fields: Record<string, unknown>, shop: Shop) {
  const strange = strangeKeys(call, fields);
  if (strange.length > 0) return { fields: {}, strange };
  return { fields: swapNames(withoutShop(fields, shop), call.misspelt), strange };
}

/** The caller has too many bytes in transfer. */
export class TransferLimitExceeded extends Error {
  override readonly name = 'TransferLimitExceeded';
}

type Look = Parameters<NonNullable<IncomingRequest['receive']>>[0];

/** Reads the fields, then calls `look`, and only then reads the file, reserving `room` for its bytes as they arrive. */
export async function readFileInput(
  request: FastifyRequest,
  call: Call,
  look: Look,
  room: (bytes: number) => boolean,
): Promise<ReceivedInput | Outcome> {
  const { shopId } = queryOf(request);
  const fields: Record<string, unknown> = shopId === undefined ? {} : { shopId };
  const asInput = () => swapNames(withoutShop(fields, request.shop), call.misspelt);
  let file: { bytes: Uint8Array; filename: string } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const refused = await look(asInput());
      if (refused) {
        part.file.resume();
        return refused;
      }
      file = { bytes: await bytesOf(part, room), filename: part.filename };
    } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    // The parser would already have parsed a field that claims to be JSON, to any depth, so only texts are accepted.
    else throw unreadable('a field that is no text');
  }
  if (file === undefined) throw unreadable('no file');
  const digest = createHash('sha256').update(file.bytes).digest('base64url');
  return { input: asInput(), attachment: { file }, digest };
}

async function bytesOf({ file }: MultipartFile, room: (bytes: number) => boolean): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of file) {
    if (!room(part.length)) throw new TransferLimitExceeded();
    parts.push(part);
  }
  if (file.truncated) throw Object.assign(new Error('file too large'), { statusCode: 413 });
  return Buffer.concat(parts);
}
