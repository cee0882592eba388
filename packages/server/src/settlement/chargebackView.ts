import type { ChargebackView } from '@crossdock/contract/chargebacks/desk.ts';
import type { AwaitedApproval } from '@crossdock/contract/wallet/approvals.ts';
import type { ChargebackRow } from '../payments/chargebacks.store.ts';
import type { Staff } from '../platform/scope.ts';

export function chargebackOf(
  row: ChargebackRow,
  actor: Staff,
  secondAwaited: AwaitedApproval,
): ChargebackView {
  const { id, paymentId: payId, memberId, memberAccount, memberName, orderId, orderNumber, method } = row;
  const { provider, providerReference, source, reference, state, reason, reasonText } = row;
  const { amountMinor, heldMinor, lostMinor, feeMinor, answerBy, openedAt, endedAt, answeredOn } = row;
  return {
    ...{ id, payId, memberId, memberAccount, memberName, orderId, orderNumber, method },
    methodName: row[actor.lang] ?? method,
    ...{ provider, providerReference, source, reference, state, reason, reasonText },
    ...{ amountMinor, heldMinor, lostMinor, feeMinor, answerBy, openedAt, endedAt, answeredOn },
    answeredBy: row.answererName ?? '',
    assignedTo: row.assignedTo,
    assignee: row.assigneeName ?? '',
    secondAwaited,
  };
}
