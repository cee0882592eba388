import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from './platform/handler.ts';
import { shopHandlers } from './shops/handlers.ts';
import { staffHandlers } from './staff/handlers.ts';

/** Every call's work. The mapped type makes a missing one a compile error. */
export const handlers: Handlers<CallTable> = {
  ...shopHandlers,
  ...staffHandlers,
};
