import type { Tx } from './db.ts';
import { updateInShop } from './rows.ts';

/** Why a grant ends early. */
type GrantEnd = 'member' | 'replaced' | 'reuse' | 'password' | 'disabled' | 'client';

/** Ends one or all of the member's grants, with their tokens. Answers how many. */
export async function endGrants(
  tx: Tx,
  memberId: string,
  why: GrantEnd,
  which: { readonly id?: string; readonly clientId?: string } = {},
): Promise<number> {
  const { id, clientId } = which;
  let ends = updateInShop(tx, 'assistantGrants', { memberId })
    .set({ endedAt: tx.now, endReason: why })
    .where('endedAt', 'is', null);
  if (id !== undefined) ends = ends.where('id', '=', id);
  if (clientId !== undefined) ends = ends.where('clientId', '=', clientId);
  return tx.run(ends);
}
