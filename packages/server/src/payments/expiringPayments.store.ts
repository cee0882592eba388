import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { hasNoNotification } from '../platform/notices.ts';
import { fromShop } from '../platform/rows.ts';
import { openPaymentStates } from './store.ts';

const hourMs = 3_600_000;
/**
 * How many hours before a payment expires its member is reminded. Payments that last less than twice this time get
 * no reminder.
 */
const remindedHours = 4;

/** Open payments that are made with a code or number, expire soon, and whose payers were not reminded. */
export function expiringPayments(tx: Tx, event: NoticeEvent, atMost: number) {
  return tx.all(
    fromShop(tx, 'payments', { state: openPaymentStates })
      .select(['id', 'memberId', sql<number>`amount_minor + fee_minor`.as('totalMinor')])
      .where('step', 'is not', null)
      .where('expiresAt', '>', tx.now)
      .where('expiresAt', '<=', tx.later(remindedHours * hourMs))
      .where('createdAt', '<', tx.earlier(remindedHours * hourMs))
      .where(hasNoNotification(tx, event, 'payments'))
      .orderBy('expiresAt')
      .limit(atMost),
  );
}
