import type { walletCalls } from '@crossdock/contract/wallet/calls.ts';
import type { Handler } from '../platform/handler.ts';
import { moneyOf } from './view.ts';

export const getWallet: Handler<(typeof walletCalls)['getWallet']> = (tx, actor) =>
  moneyOf(tx, actor.memberId, actor.shop.currency);
