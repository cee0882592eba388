import type { declarerCalls } from '@crossdock/contract/declarers.ts';
import type { Handlers } from '../platform/handler.ts';

export const declarerHandlers: Handlers<typeof declarerCalls> = {};
