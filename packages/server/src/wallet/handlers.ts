import type { walletCalls } from '@crossdock/contract/wallet.ts';
import type { Handlers } from '../platform/handler.ts';

export const walletHandlers: Handlers<typeof walletCalls> = {};
