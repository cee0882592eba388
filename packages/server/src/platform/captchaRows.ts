import type { Tx } from './db.ts';
import { deleteSomeExpired } from './expired.ts';
import { deleteFromShop, insertRow } from './rows.ts';

interface NewCaptcha {
  readonly id: string;
  readonly answerHash: Uint8Array;
  readonly weight: number;
  readonly pictured: boolean;
  readonly expiresAt: string;
}

/** Stores a captcha and deletes old ones. */
export async function insertCaptcha(tx: Tx, captcha: NewCaptcha): Promise<void> {
  await deleteSomeExpired(tx, 'captchas');
  await insertRow(tx, 'captchas', captcha);
}

/** Removes the captcha and returns it. It is used up even if the check or the call fails. */
export function consumeCaptcha(tx: Tx, id: string) {
  return tx.inOwnTransaction((side) =>
    side.maybe(
      deleteFromShop(side, 'captchas', { id })
        .where('expiresAt', '>', side.now)
        .returning(['answerHash', 'weight', 'pictured']),
    ),
  );
}
