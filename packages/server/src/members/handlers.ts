import type { memberCalls } from '@crossdock/contract/members.ts';
import type { Handlers } from '../platform/handler.ts';

export const memberHandlers: Handlers<typeof memberCalls> = {};
