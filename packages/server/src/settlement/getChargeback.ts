import { refuse } from '@crossdock/contract/refusals.ts';
import { evidenceFor } from '@crossdock/domain/payments/chargebacks.ts';
import { findChargeback } from '../payments/chargebacks.store.ts';
import type { Handler } from '../platform/handler.ts';
import { activeStaff } from '../staff/store.ts';
import { secondPersonAwaited } from '../wallet/approvals.store.ts';
import { maxChargeback } from './chargebackSteps.ts';
import { chargebackOf } from './chargebackView.ts';

export const getChargeback: Handler<'getChargeback'> = async (tx, actor, { id }) => {
  const row = await findChargeback(tx, id);
  if (row === undefined) return refuse('row.notFound');
  const [awaited, leftMinor, staff] = await Promise.all([
    secondPersonAwaited(tx, actor, 'chargeback', [id]),
    maxChargeback(tx, row.paymentId, id),
    activeStaff(tx),
  ]);
  return {
    ...chargebackOf(row, actor, awaited(id)),
    note: row.note,
    evidence: [...evidenceFor(row.reason)],
    overMinor: Math.max(0, row.heldMinor + row.lostMinor - leftMinor),
    assignable: staff.map((one) => ({ id: one.id, name: one.name })),
  };
};
