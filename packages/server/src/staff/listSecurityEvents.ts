import type { securityCalls } from '@crossdock/contract/staff/securityEvents.ts';
import type { Handler } from '../platform/handler.ts';
import { membersOfViews, searchSecurityEvents } from './securityEvents.store.ts';
import { securityEventOf } from './view.ts';

export const listSecurityEvents: Handler<(typeof securityCalls)['listSecurityEvents']> = async (
  tx,
  actor,
  { pageIndex, pageSize, ...filter },
) => {
  const page = await searchSecurityEvents(tx, filter, { pageIndex, pageSize });
  const views = page.list.filter(({ kind }) => kind === 'papers').map((row) => row.id);
  const members = views.length === 0 ? [] : await membersOfViews(tx, views);
  const seenIn = (viewId: string) =>
    members.filter((row) => row.viewId === viewId).map(({ id, name }) => ({ id, name }));
  return { ...page, list: page.list.map((row) => securityEventOf(row, seenIn(row.id), actor.lang)) };
};
