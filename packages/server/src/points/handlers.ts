import type { pointsCalls } from '@crossdock/contract/points.ts';
import type { Handlers } from '../platform/handler.ts';

export const pointsHandlers: Handlers<typeof pointsCalls> = {};
