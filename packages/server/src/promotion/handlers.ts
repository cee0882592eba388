import type { promotionCalls } from '@crossdock/contract/promotion.ts';
import type { Handlers } from '../platform/handler.ts';

export const promotionHandlers: Handlers<typeof promotionCalls> = {};
