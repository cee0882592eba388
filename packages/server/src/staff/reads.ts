import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { countRecoveryCodes } from './secondFactor.store.ts';
import { membersInDocumentViews, searchSecurityEvents } from './securityEvents.store.ts';
import { findStaff, searchStaff } from './store.ts';
import { securityEventOf, staffRowOf, staffSessionOf } from './view.ts';

export const getStaffSession: Handler<'getStaffSession'> = async (tx, actor) => {
  const [staff, recoveryCodesLeft] = await Promise.all([
    findStaff(tx, actor.staffId),
    countRecoveryCodes(tx, actor.staffId),
  ]);
  if (!staff) return refuse('row.notFound');
  const { passwordDue, secondFactor } = actor;
  const factorDue = actor.shop.settings.staffSecondFactor && !secondFactor;
  const due = passwordDue ? 'password' : factorDue ? 'secondFactor' : null;
  return { ...staffSessionOf(staff), secondFactor, recoveryCodesLeft, due };
};

export const getStaffSettings: Handler<'getStaffSettings'> = async (_tx, actor) => ({
  secondFactorRequired: actor.shop.settings.staffSecondFactor,
});

export const listSecurityEvents: Handler<'listSecurityEvents'> = async (tx, actor, input) => {
  const { pageIndex, pageSize, after, ...filter } = input;
  const page = await searchSecurityEvents(tx, filter, { pageIndex, pageSize, after });
  const views = page.list.filter(({ kind }) => kind === 'papers');
  const since = views.at(-1)?.at;
  const ids = views.map(({ id }) => id);
  const members = since === undefined ? [] : await membersInDocumentViews(tx, ids, since);
  const seenIn = (viewId: string) =>
    members.filter((row) => row.viewId === viewId).map(({ id, name }) => ({ id, name }));
  return { ...page, list: page.list.map((row) => securityEventOf(row, seenIn(row.id), actor.lang)) };
};

export const listStaff: Handler<'listStaff'> = async (tx, _actor, { words, ...asked }) => {
  const { rows, page } = await searchStaff(tx, words, asked);
  return { list: rows.map(staffRowOf), ...page };
};
