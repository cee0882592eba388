import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { acceptMemberInvitation } from './acceptMemberInvitation.ts';
import { actAsMember } from './actAsMember.ts';
import { editMember } from './editMember.ts';
import { endSession } from './endSession.ts';
import { findPassword } from './findPassword.ts';
import { getBackMemberToken } from './getBackMemberToken.ts';
import { getCodeWays } from './getCodeWays.ts';
import { getMemberInvitation } from './getMemberInvitation.ts';
import { getRegistrationAgreement } from './getRegistrationAgreement.ts';
import { getVerifyCode } from './getVerifyCode.ts';
import { inviteMember } from './inviteMember.ts';
import { listMemberInvitations } from './listMemberInvitations.ts';
import { listSessions } from './listSessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { proveMember } from './proveMember.ts';
import { register } from './register.ts';
import { registerSendCode } from './registerSendCode.ts';
import { retrievePassword } from './retrievePassword.ts';
import { revokeMemberInvitation } from './revokeMemberInvitation.ts';
import { sendCode } from './sendCode.ts';
import { sendModifyPhoneCode } from './sendModifyPhoneCode.ts';
import { sendProof } from './sendProof.ts';
import { undoContact } from './undoContact.ts';
import { updatePassword } from './updatePassword.ts';

export const accessHandlers = {
  revokeMemberInvitation,
  listMemberInvitations,
  inviteMember,
  getMemberInvitation,
  getCodeWays,
  acceptMemberInvitation,
  actAsMember,
  editMember,
  endSession,
  findPassword,
  getBackMemberToken,
  getRegistrationAgreement,
  getVerifyCode,
  listSessions,
  login,
  logout,
  proveMember,
  register,
  registerSendCode,
  retrievePassword,
  sendCode,
  sendModifyPhoneCode,
  sendProof,
  undoContact,
  updatePassword,
} satisfies Partial<Handlers<CallTable>>;
