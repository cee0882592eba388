import type { Handler } from '../platform/handler.ts';
import { membersOfViews, searchSecurityEvents } from './securityEvents.store.ts';
import { securityEventOf } from './view.ts';

export const listSecurityEvents: Handler<'listSecurityEvents'> = async (tx, actor, input) => {
  const { pageIndex, pageSize, after, ...filter } = input;
  const page = await searchSecurityEvents(tx, filter, { pageIndex, pageSize, after });
  const views = page.list.filter(({ kind }) => kind === 'papers');
  const since = views.at(-1)?.at;
  const ids = views.map(({ id }) => id);
  const members = since === undefined ? [] : await membersOfViews(tx, ids, since);
  const seenIn = (viewId: string) =>
    members.filter((row) => row.viewId === viewId).map(({ id, name }) => ({ id, name }));
  return { ...page, list: page.list.map((row) => securityEventOf(row, seenIn(row.id), actor.lang)) };
};
