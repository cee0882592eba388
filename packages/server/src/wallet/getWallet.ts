import type { Handler } from '../platform/handler.ts';
import { memberMoneyOf } from './view.ts';

export const getWallet: Handler<'getWallet'> = (tx, actor) =>
  memberMoneyOf(tx, actor.memberId, actor.shop.currency);
