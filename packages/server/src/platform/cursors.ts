import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { isListExport } from '@crossdock/contract/wire/listExport.ts';
import { isPaged } from '@crossdock/contract/wire/lists.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import type { Tx } from './db.ts';
import { keyedHash, sameBytes } from './ids.ts';
import { InvalidCursor, isId } from './keyset.ts';
import type { Services } from './services.ts';

interface List {
  readonly services: Services;
  readonly name: string;
  readonly call: Call;
}

/**
 * Runs a call. If it answers a list, the position at the page's end is signed and returned as `next`. A later
 * `after` is accepted only if this call signed it for the same shop.
 */
export async function withCursor(
  tx: Tx,
  { services, name, call }: List,
  input: unknown,
  handle: (input: unknown) => Promise<unknown>,
): Promise<unknown> {
  if (!isPaged(call) && !isListExport(call)) return handle(input);
  const signature = (place: string) =>
    keyedHash(services.config.APP_SECRET, 'cursor', tx.shopId, name, place).subarray(0, signatureBytes);
  // Older programs continue a list after a row's id instead of a cursor. They never did so for an exported table, so
  // an id is refused there.
  const isById = isRecord(input) && typeof input.after === 'string' && isId(input.after);
  const opened = isById && isListExport(call) ? undefined : openedIn(input, signature);
  if (opened === undefined) return refuse('list.cursor', {}, 'after');
  try {
    const answer = await handle(opened);
    if (isRefusal(answer) || !isRecord(answer) || typeof answer.next !== 'string') return answer;
    return { ...answer, next: signed(answer.next, signature) };
  } catch (error) {
    if (error instanceof InvalidCursor) return refuse('list.cursor', {}, 'after');
    throw error;
  }
}

const signatureBytes = 15;
type Signature = (place: string) => Buffer;

const signed = (place: string, signature: Signature): string =>
  Buffer.concat([signature(place), Buffer.from(place)]).toString('base64url');

/** The input with the position from its cursor; undefined if we did not sign it. */
function openedIn(input: unknown, signature: Signature): unknown {
  if (!isRecord(input) || typeof input.after !== 'string' || isId(input.after)) return input;
  const bytes = Buffer.from(input.after, 'base64url');
  const place = bytes.subarray(signatureBytes).toString();
  if (!sameBytes(bytes.subarray(0, signatureBytes), signature(place))) return undefined;
  return { ...input, after: place };
}
