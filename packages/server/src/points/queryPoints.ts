import type { pointsCalls } from '@crossdock/contract/points.ts';
import type { Handler } from '../platform/handler.ts';
import { listPointsEntries } from './records.store.ts';
import { pointsEntryOf } from './view.ts';

export const queryPoints: Handler<(typeof pointsCalls)['queryPoints']> = async (tx, actor, input) => {
  const page = await listPointsEntries(tx, { ...input, memberId: actor.memberId });
  return { ...page, list: page.list.map(pointsEntryOf) };
};
