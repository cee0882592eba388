import type { pricingCalls } from '@crossdock/contract/pricing.ts';
import type { Handlers } from '../platform/handler.ts';

export const pricingHandlers: Handlers<typeof pricingCalls> = {};
