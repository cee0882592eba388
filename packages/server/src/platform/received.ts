import { createHash } from 'node:crypto';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { respell } from '@crossdock/contract/wire/spelling.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { FastifyRequest } from 'fastify';
import type { Shop } from './shop.ts';

export interface ReadInput {
  readonly fields: Record<string, unknown>;
  readonly attachment?: Record<string, unknown>;
}

export const noFieldsYet: ReadInput = { fields: {} };

const queryOf = ({ query }: FastifyRequest): Readonly<Record<string, unknown>> =>
  isRecord(query) ? query : {};

export function readInput(call: Call, request: FastifyRequest): ReadInput {
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

/** A call names a shop, and it is not the one of this address. */
export class ForeignShop extends Error {
  override readonly name = 'ForeignShop';
}

/** Takes the shop's id out, which any call may name. Throws `ForeignShop`. */
export function withoutShop(fields: Record<string, unknown>, shop: Shop): Record<string, unknown> {
  const { shopId, ...others } = fields;
  if (shopId !== undefined && shopId !== shop.id) throw new ForeignShop();
  return others;
}

const unreadable = (why: string) => Object.assign(new Error(why), { statusCode: 400 });

export async function readFileInput(request: FastifyRequest, call: Call) {
  const { shopId } = queryOf(request);
  const fields: Record<string, unknown> = shopId === undefined ? {} : { shopId };
  let file: { bytes: Uint8Array; filename: string } | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { bytes: await part.toBuffer(), filename: part.filename };
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    // A field that calls itself JSON comes parsed, however deep. Forms have texts.
    else throw unreadable('a field that is no text');
  }
  if (file === undefined) throw unreadable('no file');
  const digest = createHash('sha256').update(file.bytes).digest('base64url');
  return { input: respell(withoutShop(fields, request.shop), call.misspelt), attachment: { file }, digest };
}
