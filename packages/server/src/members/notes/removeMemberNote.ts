import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { findNote, removeNote } from './notes.store.ts';

export const removeMemberNote: Handler<'removeMemberNote'> = async (tx, actor, { id }) => {
  const note = await findNote(tx, id);
  if (!note) return refuse('row.notFound');
  if (note.staffId !== actor.staffId) return refuse('member.noteOfOthers');
  await removeNote(tx, id);
  return { done: true };
};
