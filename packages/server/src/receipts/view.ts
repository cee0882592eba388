import type { ReceiptView } from '@crossdock/contract/receipts/shapes.ts';
import { statementMonths } from '@crossdock/domain/receipts/documents.ts';
import { monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import type { Shop } from '../platform/shop.ts';
import type { ReceiptRow } from './store.ts';

export const receiptOf = ({
  id,
  kind,
  number,
  amountMinor,
  currency,
  issuedAt,
}: ReceiptRow): ReceiptView => ({
  ...{ id, kind, number, amountMinor, currency, issuedAt },
});

/** The ended months for which a statement can be requested, newest first. */
export const endedStatementMonths = (now: string, { timeZone }: Pick<Shop, 'timeZone'>): string[] =>
  monthsUntil(now, timeZone, statementMonths + 1)
    .slice(0, -1)
    .toReversed();
