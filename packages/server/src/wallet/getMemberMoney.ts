import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { memberExists } from './records.store.ts';
import { memberMoneyOf } from './view.ts';

export const getMemberMoney: Handler<'getMemberMoney'> = async (tx, actor, input) =>
  (await memberExists(tx, input.memberId))
    ? memberMoneyOf(tx, input.memberId, actor.shop.currency)
    : refuse('row.notFound');
