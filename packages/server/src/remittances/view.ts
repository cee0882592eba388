import type { RemittanceLineView, UnremittedOrder } from '@crossdock/contract/remittances/desk.ts';
import type { AwaitedApproval } from '@crossdock/contract/wallet/approvals.ts';
import type { LineRow } from './lines.store.ts';
import type { UnremittedRow } from './unremitted.store.ts';

export const carrierRef = (row: { readonly carrierId: string; readonly carrierName: string }) => ({
  id: row.carrierId,
  name: row.carrierName,
});

export function remittanceLineView(row: LineRow, secondAwaited: AwaitedApproval): RemittanceLineView {
  return {
    ...row,
    row: row.rowNumber,
    carrier: carrierRef(row),
    orderId: row.namedId,
    ourNumber: row.namedNumber,
    remittedIn: row.difference === 'remitted' ? row.remittedIn : null,
    decidedBy: row.staffName,
    secondAwaited,
  };
}

const dayMs = 86_400_000;

export const unremittedOrderOf = ({ id, ...row }: UnremittedRow, now: string): UnremittedOrder => ({
  ...row,
  orderId: id,
  carrier: carrierRef(row),
  days: Math.floor((Date.parse(now) - Date.parse(row.signedAt)) / dayMs),
});
