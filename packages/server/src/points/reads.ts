import { refuse } from '@crossdock/contract/refusals.ts';
import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { monthsOfPage } from '../platform/months.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { memberExists } from '../wallet/records.store.ts';
import {
  activeMemberCount,
  listPointsEntries,
  sumOutstandingPoints,
  sumPointsByMonth,
  sumPointsMovedByReason,
} from './records.store.ts';
import { pointsBalanceOf } from './store.ts';
import { memberPointsOf, pointsEntryOf, staffPointsEntryOf } from './view.ts';

export const getMemberPoints: Handler<'getMemberPoints'> = async (tx, actor, { memberId }) => {
  const [member, balance] = await Promise.all([memberExists(tx, memberId), pointsBalanceOf(tx, memberId)]);
  return member ? memberPointsOf(balance, actor.shop) : refuse('row.notFound');
};

/** 30 days in ms. */
const monthMs = 2_592_000_000;

export const getPointsOverview: Handler<'getPointsOverview'> = async (tx, actor) => {
  const { currency, settings } = actor.shop;
  const [{ outstanding, owed, holders }, recent, activeMembers] = await Promise.all([
    sumOutstandingPoints(tx),
    sumPointsMovedByReason(tx, Date.parse(tx.now) - monthMs),
    activeMemberCount(tx),
  ]);
  return {
    currency,
    settings: settings.points,
    outstanding,
    outstandingMinor: pointsWorthMinor(outstanding, settings.points),
    holders,
    owed,
    activeMembers,
    recent: recent.map(({ kind, points }) => ({ type: kind, points })),
  };
};

export const getPointsRules: Handler<'getPointsRules'> = async (tx, actor) => ({
  ...memberPointsOf(await pointsBalanceOf(tx, actor.memberId), actor.shop),
  ...actor.shop.settings.points,
});

export const listPointsRecords: Handler<'listPointsRecords'> = async (
  tx,
  actor,
  { fromDay, toDay, ...input },
) => {
  if (input.memberId && !(await memberExists(tx, input.memberId))) return refuse('row.notFound');
  const page = await listPointsEntries(tx, {
    ...input,
    made: requestedPeriod({ fromDay, toDay }, actor.shop),
  });
  return { ...page, list: page.list.map(staffPointsEntryOf) };
};

export const queryPoints: Handler<'queryPoints'> = async (tx, actor, input) => {
  const { timeZone } = actor.shop;
  const filters = { ...input, memberId: actor.memberId };
  const page = await listPointsEntries(tx, filters);
  const span = monthsOfPage(page.list, {}, timeZone);
  const months = span ? await sumPointsByMonth(tx, filters, span, timeZone) : [];
  return {
    ...page,
    list: page.list.map(pointsEntryOf),
    months: months.map(({ month, came, went }) => ({ month, in: came, out: went })),
  };
};
