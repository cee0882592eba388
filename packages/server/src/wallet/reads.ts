import { refuse } from '@crossdock/contract/refusals.ts';
import { instantOfWallClock, monthsUntil } from '@crossdock/domain/shops/wallClock.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { monthsOfPage } from '../platform/months.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { findAwaitedApprovals } from './approvals.store.ts';
import { listOffers, listOpenRechargeOffers } from './offers.store.ts';
import { listEntries, memberExists, movementSumsByMonth, sumSpendingByMonth } from './records.store.ts';
import { entryOf, memberMoneyOf } from './view.ts';
import { accountBalancesOfMembers, listWithdrawals as listRows } from './withdrawals.store.ts';
import { staffWithdrawalOf } from './withdrawalView.ts';

export const getConsumptionList: Handler<'getConsumptionList'> = async (tx, actor, input) => {
  const { timeZone } = actor.shop;
  const page = await listEntries(tx, actor.memberId, input);
  const span = monthsOfPage(page.list, input, timeZone);
  const months = span ? await movementSumsByMonth(tx, actor.memberId, { ...input, ...span }, timeZone) : [];
  // Members see that the shop made the movement, but not which clerk.
  return {
    ...page,
    list: page.list.map((row) => ({ ...entryOf(row), staffName: null })),
    months: months.map(({ month, came, went }) => ({ month, inMinor: came, outMinor: went })),
  };
};

export const getMemberLedger: Handler<'getMemberLedger'> = async (tx, _actor, { memberId, ...filters }) => {
  if (!(await memberExists(tx, memberId))) return refuse('row.notFound');
  const page = await listEntries(tx, memberId, filters);
  return { ...page, list: page.list.map(entryOf) };
};

export const getMemberMoney: Handler<'getMemberMoney'> = async (tx, actor, input) =>
  (await memberExists(tx, input.memberId))
    ? memberMoneyOf(tx, input.memberId, actor.shop.currency)
    : refuse('row.notFound');

export const getRechargeOffers: Handler<'getRechargeOffers'> = async (tx, actor) => ({
  currency: actor.shop.currency,
  minMinor: actor.shop.settings.rechargeMinMinor,
  maxMinor: actor.shop.settings.rechargeMaxMinor,
  offers: await listOpenRechargeOffers(tx),
});

export const getSpending: Handler<'getSpending'> = async (tx, actor, input) => {
  const { timeZone, currency } = actor.shop;
  const months = monthsUntil(tx.now, timeZone, input.months);
  const since = instantOfWallClock(`${months[0]}-01T00:00`, timeZone) ?? tx.now;
  const rows = await sumSpendingByMonth(tx, actor.memberId, since, timeZone);
  const list = months.map((month) => ({
    month,
    spentMinor: rows.find((row) => row.month === month)?.spentMinor ?? 0,
  }));
  return { currency, list };
};

export const getWallet: Handler<'getWallet'> = (tx, actor) =>
  memberMoneyOf(tx, actor.memberId, actor.shop.currency);

export const listRechargeOffers: Handler<'listRechargeOffers'> = async (tx) => {
  const rows = await listOffers(tx);
  const list = rows.map((row) => ({
    id: row.id,
    amountMinor: row.amountMinor,
    bonusMinor: row.bonusMinor,
    validFrom: row.validFrom,
    validTo: row.validTo,
    ended: !row.active,
    open: row.active && row.validFrom <= tx.now && (row.validTo === null || row.validTo > tx.now),
  }));
  return { list: list.sort((one, other) => Number(other.open) - Number(one.open)) };
};

export const listWithdrawals: Handler<'listWithdrawals'> = async (tx, actor, input, services) => {
  const page = await listRows(tx, { ...input, made: requestedPeriod(input, actor.shop) });
  const [money, awaited] = await Promise.all([
    accountBalancesOfMembers(tx, [...new Set(fieldOf(page.list, 'memberId'))]),
    findAwaitedApprovals(tx, actor, 'withdrawal', fieldOf(page.list, 'id')),
  ]);
  const list = page.list.map((row) => ({
    ...staffWithdrawalOf(row, money, actor, services, tx.now),
    secondAwaited: awaited(row.id),
  }));
  return { ...page, list };
};
