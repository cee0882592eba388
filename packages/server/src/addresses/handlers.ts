import type { addressCalls } from '@crossdock/contract/addresses.ts';
import type { Handlers } from '../platform/handler.ts';

export const addressHandlers: Handlers<typeof addressCalls> = {};
