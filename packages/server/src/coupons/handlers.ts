import type { couponCalls } from '@crossdock/contract/coupons.ts';
import type { Handlers } from '../platform/handler.ts';

export const couponHandlers: Handlers<typeof couponCalls> = {};
