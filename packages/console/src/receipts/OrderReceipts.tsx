import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { ReceiptButtons } from '@crossdock/web/ReceiptButtons.tsx';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { saveSheet } from '../shell/saveSheet.ts';

/** The receipts of a paid order. */
export function OrderReceipts({ order }: { order: DeskOrderDetails }) {
  const issue = useSubmit('issueOrderReceipts');
  const file = useSubmit('getStaffReceiptFile', { onDone: saveSheet });
  if (order.costs.account.paidMinor === 0) return null;
  return <ReceiptButtons t={t} orderId={order.id} issue={issue} file={file} />;
}
