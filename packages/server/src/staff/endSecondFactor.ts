import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { deleteSecondFactor } from './secondFactor.store.ts';

export const endSecondFactor: Handler<'endSecondFactor'> = async (tx, actor) => {
  if (actor.shop.settings.staffSecondFactor) return refuse('staff.secondFactorRequired');
  return (await deleteSecondFactor(tx, actor.staffId)) ? { done: true } : refuse('staff.secondFactorOff');
};
