import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { ReceiptButtons } from '@crossdock/web/ReceiptButtons.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** The receipt of a paid order, if the shop issues receipts. */
export function OrderReceipts({ order }: { order: OrderDetails }) {
  const { costs, state } = order;
  const isPaid = costs.account.paidMinor > 0 && (costs.billTotalMinor !== null || state === 'cancelled');
  const offer = useCall('getReceiptOffer', {}, { topics: ['shop'], enabled: isPaid });
  const issue = useSubmit('issueReceipts');
  const file = useSubmit('getReceiptFile', { onDone: saveSheet });
  if (!isPaid || !offer.data?.offered) return null;
  return <ReceiptButtons t={t} orderId={order.id} issue={issue} file={file} />;
}
