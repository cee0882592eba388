import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { findMember } from '../store.ts';
import { notesOf } from './notes.store.ts';

export const listMemberNotes: Handler<'listMemberNotes'> = async (tx, actor, { memberId, ...paging }) => {
  if (!(await findMember(tx, memberId))) return refuse('row.notFound');
  const page = await notesOf(tx, memberId, paging);
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      text: row.text,
      at: row.createdAt,
      staffId: row.staffId,
      staffName: row.staffName,
      mine: row.staffId === actor.staffId,
    })),
  };
};
