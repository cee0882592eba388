import type { Tx } from './db.ts';
import { db } from './query.ts';
import { deleteRows, findRow } from './rows.ts';

export interface MailBounce {
  readonly address: string;
  readonly bouncedAt: string;
  readonly reason: string;
}

/** Records that mail to the address bounces. If it has bounced before, the time of the first bounce is kept. */
export async function recordBounce(
  tx: Tx,
  { address, status, reason }: { address: string; status: string; reason: string },
): Promise<void> {
  await tx.run(
    db
      .insertInto('mailBounces')
      .values({ shopId: tx.shopId, address: address.toLowerCase(), bouncedAt: tx.now, status, reason })
      .onConflict((conflict) => conflict.columns(['shopId', 'address']).doUpdateSet({ status, reason })),
  );
}

/** Forgets a bounce, because mail to the address arrives again or nobody has the address any more. */
export async function deleteBounce(tx: Tx, address: string): Promise<void> {
  if (address === '') return;
  await deleteRows(tx, 'mailBounces', { address: address.toLowerCase() });
}

export function bounceOf(tx: Tx, address: string): Promise<MailBounce | undefined> {
  return findRow(tx, 'mailBounces', { address: address.toLowerCase() }, ['address', 'bouncedAt', 'reason']);
}
