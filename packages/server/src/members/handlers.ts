import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { editMemberByStaff } from './editMemberByStaff.ts';
import { editMemberInfo } from './editMemberInfo.ts';
import { getMember } from './getMember.ts';
import { getMemberInfo } from './getMemberInfo.ts';
import { getMemberLevel } from './getMemberLevel.ts';
import { listCareTakers } from './listCareTakers.ts';
import { listLevels } from './listLevels.ts';
import { listMembers } from './listMembers.ts';
import { addMemberNote } from './notes/addMemberNote.ts';
import { listMemberNotes } from './notes/listMemberNotes.ts';
import { removeMemberNote } from './notes/removeMemberNote.ts';
import { saveLevels } from './saveLevels.ts';
import { setCareTakers } from './setCareTakers.ts';
import { setMemberLevel } from './setMemberLevel.ts';
import { setMemberStatus } from './setMemberStatus.ts';
import { setMemberVip } from './setMemberVip.ts';
import { upload } from './upload.ts';

export const memberHandlers = {
  addMemberNote,
  editMemberByStaff,
  editMemberInfo,
  getMember,
  getMemberInfo,
  getMemberLevel,
  listCareTakers,
  listLevels,
  listMemberNotes,
  listMembers,
  removeMemberNote,
  saveLevels,
  setCareTakers,
  setMemberLevel,
  setMemberStatus,
  setMemberVip,
  upload,
} satisfies Partial<Handlers<CallTable>>;
