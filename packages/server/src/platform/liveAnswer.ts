import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Database, NoTransaction } from './db.ts';
import { type AnyHandler, toPhases } from './runCall.ts';
import type { ShopId } from './scope.ts';
import type { SharingScope } from './sharedActor.ts';

/** The answer to a read that a page keeps open. */
export type LiveAnswer =
  | { readonly kind: 'data'; readonly text: string; readonly circle: SharingScope }
  /** The reader may not make this call. */
  | { readonly kind: 'barred' }
  /** The call cannot be kept open; the page must make it in the usual way. */
  | { readonly kind: 'none' };

/** The result of the transaction, after which the slow part of the answer is made. */
export type PendingAnswer =
  | Exclude<LiveAnswer, { kind: 'data' }>
  | { readonly kind: 'found'; finish(noTransaction: NoTransaction): Promise<LiveAnswer> };

export async function finishAnswer(
  database: Database,
  shopId: ShopId,
  found: PendingAnswer,
): Promise<LiveAnswer> {
  if (found.kind !== 'found') return found;
  const noTransaction = database.noTransaction(shopId, 'live reads');
  try {
    return await found.finish(noTransaction);
  } finally {
    noTransaction.end();
  }
}

/**
 * Whether a page can keep the call open: it writes nothing, needs no re-authentication, and has no slow
 * preparation.
 */
export function canStayOpen(call: Call, handler: AnyHandler): boolean {
  const isPlain = call.method === 'GET' && call.body === 'json' && !call.ownMessage;
  const leavesNothing =
    call.watched === undefined && call.fresh === undefined && call.access.by !== 'provider';
  return isPlain && leavesNothing && toPhases(handler).prepare === undefined;
}
