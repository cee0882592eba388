import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { isActiveMember } from './owners.store.ts';
import { lockParcel, transitionParcels } from './store.ts';

export const assignParcel: Handler<'assignParcel'> = async (tx, actor, input) => {
  const [row, known] = await Promise.all([lockParcel(tx, input.id), isActiveMember(tx, input.memberId)]);
  if (row === undefined || !known) return refuse('row.notFound');
  if (row.state !== 'unclaimed') return refuse('parcel.notUnclaimed');
  const event = row.shelvedAt === null ? 'claimReceived' : 'claimShelved';
  await transitionParcels(tx, actor, [row.id], event, {
    why: input.why,
    changes: { memberId: input.memberId, forecastAt: tx.now },
  });
  return { done: true };
};
