import type { Call } from '@crossdock/contract/wire/call.ts';
import type { Database, NoTransaction } from './db.ts';
import { type AnyHandler, phasesOf } from './perform.ts';
import type { ShopId } from './scope.ts';
import type { Circle } from './sharedActor.ts';

/** What a held read is answered with. */
export type Answer =
  | { readonly kind: 'data'; readonly text: string; readonly circle: Circle }
  /** The reader it was asked for may not ask it. */
  | { readonly kind: 'barred' }
  /** Only pages themselves can ask it. */
  | { readonly kind: 'none' };

/** What its transaction has found; what takes long of it comes once that is over. */
export type Found =
  | Exclude<Answer, { kind: 'data' }>
  | { readonly kind: 'found'; finish(noTransaction: NoTransaction): Promise<Answer> };

export async function finished(database: Database, shopId: ShopId, found: Found): Promise<Answer> {
  if (found.kind !== 'found') return found;
  const noTransaction = database.noTransaction(shopId, 'live reads');
  try {
    return await found.finish(noTransaction);
  } finally {
    noTransaction.end();
  }
}

/** A plain read, which leaves nothing behind, needs no new proof of who asks, and prepares nothing. */
export function mayBeLive(call: Call, handler: AnyHandler): boolean {
  const isPlain = call.method === 'GET' && call.body === 'json' && !call.ownMessage;
  const leavesNothing =
    call.watched === undefined && call.fresh === undefined && call.access.by !== 'provider';
  return isPlain && leavesNothing && phasesOf(handler).prepare === undefined;
}
