import type { securityCalls } from '@crossdock/contract/staff/securityEvents.ts';
import type { Handler } from '../platform/handler.ts';
import { searchSecurityEvents } from './securityEvents.store.ts';
import { securityEventOf } from './view.ts';

export const listSecurityEvents: Handler<(typeof securityCalls)['listSecurityEvents']> = async (
  tx,
  actor,
  { pageIndex, pageSize, ...filter },
) => {
  const page = await searchSecurityEvents(tx, filter, { pageIndex, pageSize });
  return { ...page, list: page.list.map((row) => securityEventOf(row, actor.lang)) };
};
