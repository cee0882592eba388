import { pointsWorthMinor } from '@crossdock/domain/points/rules.ts';
import type { Handler } from '../platform/handler.ts';
import { activeMemberCount, pointsMovedSince, pointsOutstanding } from './records.store.ts';

/** 30 days. */
const monthMs = 2_592_000_000;

export const getPointsOverview: Handler<'getPointsOverview'> = async (tx, actor) => {
  const { currency, settings } = actor.shop;
  const [{ outstanding, owed, holders }, recent, activeMembers] = await Promise.all([
    pointsOutstanding(tx),
    pointsMovedSince(tx, Date.parse(tx.now) - monthMs),
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
