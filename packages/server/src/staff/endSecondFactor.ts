import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { dropSecondFactor } from './secondFactor.store.ts';

export const endSecondFactor: Handler<'endSecondFactor'> = async (tx, actor) => {
  if (actor.shop.settings.staffSecondFactor) return refuse('staff.secondFactorRequired');
  return (await dropSecondFactor(tx, actor.staffId)) ? { done: true } : refuse('staff.secondFactorOff');
};
