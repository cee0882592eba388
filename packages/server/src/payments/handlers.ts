import type { paymentCalls } from '@crossdock/contract/payments.ts';
import type { Handlers } from '../platform/handler.ts';

export const paymentHandlers: Handlers<typeof paymentCalls> = {};
