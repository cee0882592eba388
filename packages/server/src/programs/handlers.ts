import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { listKeys } from './listKeys.ts';
import { makeKey } from './makeKey.ts';
import { revokeKey } from './revokeKey.ts';

export const programHandlers = {
  listKeys,
  makeKey,
  revokeKey,
} satisfies Partial<Handlers<CallTable>>;
