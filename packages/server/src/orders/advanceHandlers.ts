import type { advanceCalls } from '@crossdock/contract/orders/advances.ts';
import type { Handlers } from '../platform/handler.ts';
import { addAdvance } from './addAdvance.ts';
import { getAdvances } from './getAdvances.ts';
import { listAdvances } from './listAdvances.ts';
import { withdrawAdvance } from './withdrawAdvance.ts';

export const advanceHandlers: Handlers<typeof advanceCalls> = {
  getAdvances,
  listAdvances,
  addAdvance,
  withdrawAdvance,
};
