import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import { moneyText } from '@crossdock/contract/wire/moneyText.ts';
import { transferPlan } from '@crossdock/domain/payments/transferPlan.ts';
import { listTransfers, type TransferRow } from '../payments/bankTransfers.store.ts';
import { findOpenMethod, type MethodRow } from '../payments/methods.store.ts';
import { bankTransferRules } from '../payments/transferRules.ts';
import { bankTransferOf, slipText } from '../payments/view.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import type { Staff } from '../platform/scope.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { findBillsByIds } from './bills.ts';

/** The part of a pending transfer that would be a top-up, with its fee and obstacle; empty for decided transfers. */
function restOf(
  row: Pick<TransferRow, 'state' | 'amountMinor' | 'orderIds'>,
  bills: Awaited<ReturnType<typeof findBillsByIds>>,
  method: MethodRow | undefined,
  { shop, lang }: Staff,
) {
  if (row.state !== 'pending') return { amountMinor: 0, feeMinor: 0, obstacle: '' };
  const named = row.orderIds.flatMap((id) => bills.find((bill) => bill.id === id && bill.payable) ?? []);
  const rules = bankTransferRules(shop.settings, method);
  const { restMinor, feeMinor, fault } = transferPlan(row.amountMinor, rules, named);
  const money = (minor: number) => moneyText(minor, shop.currency, lang);
  const params = { min: money(rules.minMinor), max: money(rules.maxMinor), coin: money(rules.coinMinor) };
  const obstacle = fault === undefined ? '' : refusalMessage(refuse(fault, params), lang);
  return { amountMinor: restMinor, feeMinor, obstacle };
}

export const listBankTransfers: Handler<'listBankTransfers'> = async (tx, actor, input, services) => {
  const page = await listTransfers(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const [method, orders, awaited] = await Promise.all([
    findOpenMethod(tx, 'bank'),
    findBillsByIds(tx, [...new Set(page.list.flatMap((row) => row.orderIds))]),
    findAwaitedApprovals(tx, actor, 'transfer', fieldOf(page.list, 'id')),
  ]);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...bankTransferOf(row, orders, actor, services.config.APP_SECRET, tx.now),
      slip: slipText(row.slip),
      memberId: row.memberId,
      memberAccount: row.account,
      memberName: row.memberName,
      balanceMinor: row.balanceMinor ?? 0,
      auditedBy: row.staffName,
      secondAwaited: awaited(row.id),
      rest: restOf(row, orders, method, actor),
    })),
  };
};
