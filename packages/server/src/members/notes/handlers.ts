import type { memberNoteCalls } from '@crossdock/contract/members/notes.ts';
import type { Handlers } from '../../platform/handler.ts';
import { addMemberNote } from './addMemberNote.ts';
import { listMemberNotes } from './listMemberNotes.ts';
import { removeMemberNote } from './removeMemberNote.ts';

export const memberNoteHandlers: Handlers<typeof memberNoteCalls> = {
  listMemberNotes,
  addMemberNote,
  removeMemberNote,
};
