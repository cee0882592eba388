import { words } from '@crossdock/contract/announcements/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { announcementTypes } from '@crossdock/domain/announcements/rules.ts';
import type { Handler } from '../platform/handler.ts';
import {
  countAnnouncementsByState,
  countAudience,
  findAnnouncement,
  listReadersOf,
  searchAnnouncements,
} from './desk.store.ts';
import {
  countShownByType,
  countUnreadOf,
  findShownAnnouncement,
  listShownAnnouncements,
  topAnnouncements,
} from './store.ts';
import {
  announcementOf,
  announcementTextOf,
  editedAnnouncementOf,
  memberIdOfReader,
  staffAnnouncementOf,
} from './view.ts';

export const countAnnouncements: Handler<'countAnnouncements'> = async (tx, { memberId, actingStaffId }) => {
  const { unread, top } = await countUnreadOf(tx, memberId);
  // Staff acting as the member cannot acknowledge announcements, so none are shown to them on opening the portal.
  return { unread, top: actingStaffId === null ? top : 0 };
};

export const getAnnouncement: Handler<'getAnnouncement'> = async (tx, actor, { id }, services) => {
  const row = await findShownAnnouncement(tx, memberIdOfReader(actor), id);
  return row ? announcementTextOf(row, actor, services, tx) : refuse('row.notFound');
};

export const getAnnouncementTypes: Handler<'getAnnouncementTypes'> = async (tx, actor) => {
  const counts = await countShownByType(tx, memberIdOfReader(actor));
  return {
    types: announcementTypes.map((type) => ({
      type,
      name: words[`announcements.type.${type}`][actor.lang],
      count: counts.find((one) => one.type === type)?.count ?? 0,
    })),
  };
};

export const getEditedAnnouncement: Handler<'getEditedAnnouncement'> = async (tx, actor, input, services) => {
  const { id } = input;
  const row = await findAnnouncement(tx, id);
  return row ? editedAnnouncementOf(row, actor, services, tx) : refuse('row.notFound');
};

export const listAnnouncementDesk: Handler<'listAnnouncementDesk'> = async (tx, actor, input) => {
  const [page, states] = await Promise.all([searchAnnouncements(tx, input), countAnnouncementsByState(tx)]);
  const counted = { draft: 0, planned: 0, live: 0, ended: 0 };
  for (const { state, count } of states) counted[state] = count;
  return { ...page, counts: counted, list: page.list.map((row) => staffAnnouncementOf(row, actor, tx.now)) };
};

export const listAnnouncements: Handler<'listAnnouncements'> = async (tx, actor, input) => {
  const page = await listShownAnnouncements(tx, memberIdOfReader(actor), input);
  return { ...page, list: page.list.map((row) => announcementOf(row, actor, tx.now)) };
};

export const listReaders: Handler<'listReaders'> = async (tx, _actor, { id, ...paging }) => {
  const [row, page, concerned] = await Promise.all([
    findAnnouncement(tx, id),
    listReadersOf(tx, id, paging),
    countAudience(tx, id),
  ]);
  if (row === undefined) return refuse('row.notFound');
  return { ...page, concerned, opened: row.opened, acknowledged: row.acknowledged };
};

export const listTopAnnouncements: Handler<'listTopAnnouncements'> = async (tx, actor, _input, services) => {
  // Staff acting as the member cannot acknowledge announcements, so none are shown to them on opening the portal.
  if (actor.actingStaffId !== null) return { list: [] };
  const rows = await topAnnouncements(tx, actor.memberId);
  return { list: rows.map((row) => announcementTextOf(row, actor, services, tx)) };
};
