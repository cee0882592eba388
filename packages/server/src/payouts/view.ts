import type { PayoutBatchView, PayoutLineView } from '@crossdock/contract/payouts/desk.ts';
import type { Staff } from '../platform/scope.ts';
import { refundedSaleRef } from '../wallet/withdrawalView.ts';
import type { BatchRow, PayoutLineRow } from './payouts.store.ts';

const person = (name: string | null, at: string | null) =>
  name === null || at === null ? null : { name, at };

export function batchOf(row: BatchRow, actor: Staff): PayoutBatchView {
  return {
    ...row,
    format: row.fileTerms.format,
    payOn: row.fileTerms.payOn,
    resumeAt: row.pausedWhy === '' ? null : row.resumeAt,
    mine: row.builtBy === actor.staffId,
    built: person(row.builderName, row.builtAt),
    approved: person(row.approverName, row.approvedAt),
    sent: person(row.senderName, row.sentAt),
    cancelled: person(row.cancellerName, row.cancelledAt),
  };
}

export const payoutLineView = (row: PayoutLineRow): PayoutLineView => ({
  ...row,
  refund: refundedSaleRef(row),
  providerReference: row.providerReference ?? '',
  unsure: row.state === 'waiting' && row.askedAt !== null,
  settled: row.state === 'paid' || row.state === 'returned' ? person(row.settlerName, row.settledAt) : null,
});
