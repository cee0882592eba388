import type { Tx } from './db.ts';
import { db } from './query.ts';

interface NewCaptcha {
  readonly id: string;
  readonly answerHash: Uint8Array;
  readonly weight: number;
  readonly expiresAt: string;
}

/** Old ones are swept along. */
export async function insertCaptcha(tx: Tx, captcha: NewCaptcha): Promise<void> {
  await tx.run(
    db
      .deleteFrom('captchas')
      .where('shop_id', '=', tx.shopId)
      .where(
        'id',
        'in',
        db
          .selectFrom('captchas')
          .select('id')
          .where('shop_id', '=', tx.shopId)
          .where('expires_at', '<', tx.now)
          .limit(20)
          .forUpdate()
          .skipLocked(),
      ),
  );
  await tx.run(
    db.insertInto('captchas').values({
      shop_id: tx.shopId,
      id: captcha.id,
      answer_hash: captcha.answerHash,
      weight: captcha.weight,
      expires_at: captcha.expiresAt,
    }),
  );
}

/** Takes the captcha away and answers what it was: whatever comes of the check, and of the call, it is used up. */
export function burnCaptcha(tx: Tx, id: string) {
  return tx.inOwnTransaction((side) =>
    side.maybe(
      db
        .deleteFrom('captchas')
        .where('shop_id', '=', side.shopId)
        .where('id', '=', id)
        .where('expires_at', '>', side.now)
        .returning(['answer_hash', 'weight']),
    ),
  );
}
