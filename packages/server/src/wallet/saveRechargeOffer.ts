import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from './approvals.store.ts';
import { offerExists, saveOffer } from './offers.store.ts';

export const saveRechargeOffer: Handler<'saveRechargeOffer'> = async (tx, actor, input) => {
  if (input.validTo !== null && Date.parse(input.validTo) <= Date.parse(input.validFrom))
    return refuse('wallet.offerPeriod', {}, 'validTo');
  if (input.id !== undefined && !(await offerExists(tx, input.id))) return refuse('row.notFound');
  const fields = {
    amountMinor: input.amountMinor,
    bonusMinor: input.bonusMinor,
    validFrom: input.validFrom,
    validTo: input.validTo,
    active: true,
  };
  // An offer always needs two people, because every member may use it any number of times.
  const act = await requireApproval(tx, actor, {
    kind: 'offer',
    worthMinor: input.bonusMinor,
    endless: true,
    asked: { ...fields, id: input.id },
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending', id: input.id ?? null };
  return { done: true, state: 'approved', id: await saveOffer(tx, input.id, fields) };
};
