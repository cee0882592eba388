import type { orderCalls } from '@crossdock/contract/orders.ts';
import type { Handlers } from '../platform/handler.ts';

export const orderHandlers: Handlers<typeof orderCalls> = {};
