import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { askMemberIfParcelIsTheirs } from './ownerNotice.ts';
import { addQuestion } from './ownerQuestions.store.ts';
import { proposedOwners } from './ownerSearch.ts';
import { isActiveMember } from './owners.store.ts';
import { lockParcel } from './store.ts';

export const askOwner: Handler<'askOwner'> = async (tx, actor, { id, memberId }) => {
  const [row, known] = await Promise.all([lockParcel(tx, id), isActiveMember(tx, memberId)]);
  if (row === undefined || !known) return refuse('row.notFound');
  if (row.state !== 'unclaimed') return refuse('parcel.notUnclaimed');
  const proposals = (await proposedOwners(tx, actor.shop.currency, [id])).get(id) ?? [];
  // Staff may choose a member who is not among the proposals; the fit is then only "possible".
  const { by, fit } = proposals.find((one) => one.id === memberId) ?? { by: [], fit: 'possible' as const };
  const { staffId } = actor;
  if (!(await addQuestion(tx, { parcelId: id, memberId, hints: by, fit, staffId })))
    return refuse('parcel.ownerAsked');
  await askMemberIfParcelIsTheirs(tx, actor, memberId, row);
  return { done: true };
};
