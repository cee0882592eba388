import { dayPartTexts } from '@crossdock/contract/pickups/texts.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import { driversOf } from './drivers.ts';
import { lockPickups, transitionPickup } from './store.ts';

export const planPickups: Handler<'planPickups'> = async (tx, actor, { ids, day, part, driverId, again }) => {
  if (day < dateIn(tx.now, actor.shop.timeZone)) return refuse('pickup.dayPast', {}, 'day');
  const [drivers, tasks] = await Promise.all([driversOf(tx), lockPickups(tx, ids)]);
  if (!drivers.some(({ id }) => id === driverId)) return refuse('pickup.driver', {}, 'driverId');
  if (tasks.length !== new Set(ids).size) return refuse('row.notFound');
  const event = again ? 'replan' : 'plan';
  for (const task of tasks) {
    const planned = { plannedDay: day, plannedPart: part ?? task.part, driverId };
    if (!(await transitionPickup(tx, actor, task, event, planned)))
      return refuse('pickup.taken', { number: task.number });
  }
  await notify(
    tx,
    actor,
    tasks.map(({ id, memberId, number, part: wished }) => ({
      memberId,
      event: `pickup.${event}`,
      subjectId: id,
      params: { number, day, ...dayPartTexts[part ?? wished] },
    })),
  );
  return { done: true };
};
