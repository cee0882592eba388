import type { shopCalls } from '@crossdock/contract/shops/calls.ts';
import type { Handlers } from '../platform/handler.ts';
import { getLanguagePack } from './getLanguagePack.ts';
import { getShopConfig } from './getShopConfig.ts';
import { getShopInfo } from './getShopInfo.ts';

export const shopHandlers: Handlers<typeof shopCalls> = { getShopInfo, getLanguagePack, getShopConfig };
