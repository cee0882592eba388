import type { pointsCalls } from '@crossdock/contract/points/calls.ts';
import { isRefusal } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { changeSettings, currentSettings } from '../platform/shopSettings.ts';
import { beginAct } from '../wallet/acts.store.ts';
import { pointsOutstanding } from './records.store.ts';

/** To make points worth more creates money for all who have some: what they gain is the act's worth. */
export const savePointsSettings: Handler<(typeof pointsCalls)['savePointsSettings']> = async (
  tx,
  actor,
  input,
) => {
  const { points: before } = await currentSettings(tx);
  const { worthMinor } = input;
  if (worthMinor <= before.worthMinor) {
    await changeSettings(tx, { points: input });
    return { ...input, state: 'approved' };
  }
  const { outstanding } = await pointsOutstanding(tx);
  const gainMinor = outstanding * (worthMinor - before.worthMinor);
  const act = await beginAct(tx, actor, {
    kind: 'pointsWorth',
    worthMinor: gainMinor,
    asked: { worthMinor },
  });
  if (isRefusal(act)) return act;
  const points = act.state === 'approved' ? input : { ...input, worthMinor: before.worthMinor };
  await changeSettings(tx, { points });
  return { ...points, state: act.state };
};
