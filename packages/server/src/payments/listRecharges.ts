import type { RechargeView } from '@crossdock/contract/payments/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { Handler } from '../platform/handler.ts';
import { reasonText } from '../platform/reasons.ts';
import { listMethods, type MethodRow } from './methods.store.ts';
import { type RechargeRow, rechargesOf } from './recharges.store.ts';

export const listRecharges: Handler<'listRecharges'> = async (tx, actor, input) => {
  const [page, methods] = await Promise.all([rechargesOf(tx, actor.memberId, input), listMethods(tx)]);
  return { ...page, list: page.list.map((row) => rechargeOf(row, methods, actor.lang)) };
};

function rechargeOf(row: RechargeRow, methods: readonly MethodRow[], lang: Lang): RechargeView {
  const { paymentState, auditState, rejectReason } = row;
  const method = methods.find(({ code }) => code === row.method);
  return {
    id: row.id,
    amountMinor: row.amountMinor,
    feeMinor: row.feeMinor,
    bonusMinor: row.bonusMinor,
    methodName: method?.[lang] ?? row.method,
    createdAt: row.createdAt,
    by:
      paymentState === null
        ? { kind: 'transfer', state: auditState ?? 'pending', rejectReason: reasonText(rejectReason, lang) }
        : { kind: 'online', state: paymentState },
  };
}
