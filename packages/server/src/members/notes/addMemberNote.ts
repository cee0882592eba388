import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../../platform/handler.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/realtime.ts';
import { findMember } from '../store.ts';
import { addNote } from './notes.store.ts';

export const addMemberNote: Handler<'addMemberNote'> = async (tx, actor, input) => {
  if (!(await findMember(tx, input.memberId))) return refuse('row.notFound');
  const id = newId();
  await addNote(tx, { id, memberId: input.memberId, staffId: actor.staffId, text: input.text });
  await publish(tx, 'members', null);
  return { id };
};
