import type { trackingCalls } from '@crossdock/contract/tracking.ts';
import type { Handlers } from '../platform/handler.ts';

export const trackingHandlers: Handlers<typeof trackingCalls> = {};
