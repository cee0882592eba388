import type { parcelCalls } from '@crossdock/contract/parcels.ts';
import type { Handlers } from '../platform/handler.ts';

export const parcelHandlers: Handlers<typeof parcelCalls> = {};
