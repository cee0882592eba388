import type { Tx } from '../platform/db.ts';
import { ofShop } from '../platform/ofShop.ts';
import { db } from '../platform/query.ts';

/** The shop's open channels, with the goods classes they carry. */
export function activeChannels(tx: Tx) {
  return tx.all(
    db
      .selectFrom('channels')
      .select(['id', 'zh', 'tw', 'en', 'country', 'mode', 'goodsClasses'])
      .where(ofShop(tx, { active: true }))
      .orderBy('position')
      .orderBy('code'),
  );
}
