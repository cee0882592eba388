import type { Handler } from '../platform/handler.ts';
import { moneyOf } from './view.ts';

export const getWallet: Handler<'getWallet'> = (tx, actor) =>
  moneyOf(tx, actor.memberId, actor.shop.currency);
