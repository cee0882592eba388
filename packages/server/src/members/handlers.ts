import type { memberCalls } from '@crossdock/contract/members/calls.ts';
import type { Handlers } from '../platform/handler.ts';
import { actAsMember } from './actAsMember.ts';
import { editMember } from './editMember.ts';
import { editMemberByStaff } from './editMemberByStaff.ts';
import { editMemberInfo } from './editMemberInfo.ts';
import { endSession } from './endSession.ts';
import { findPassword } from './findPassword.ts';
import { getBackMemberToken } from './getBackMemberToken.ts';
import { getMember } from './getMember.ts';
import { getMemberInfo } from './getMemberInfo.ts';
import { getMemberLevel } from './getMemberLevel.ts';
import { getRegistrationAgreement } from './getRegistrationAgreement.ts';
import { getVerifyCode } from './getVerifyCode.ts';
import { identityHandlers } from './identity/handlers.ts';
import { listCareTakers } from './listCareTakers.ts';
import { listLevels } from './listLevels.ts';
import { listMembers } from './listMembers.ts';
import { listSessions } from './listSessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { answerQrLogin } from './messengers/answerQrLogin.ts';
import { beginBinding } from './messengers/beginBinding.ts';
import { beginLineLogin } from './messengers/beginLineLogin.ts';
import { beginQrLogin } from './messengers/beginQrLogin.ts';
import { bindLine } from './messengers/bindLine.ts';
import { bindWeChat } from './messengers/bindWeChat.ts';
import { clearLineId } from './messengers/clearLineId.ts';
import { clearOpenId } from './messengers/clearOpenId.ts';
import { getBindings } from './messengers/getBindings.ts';
import { getLineIdByCode } from './messengers/getLineIdByCode.ts';
import { getMessengerSettings } from './messengers/getMessengerSettings.ts';
import { getQrLoginStatus } from './messengers/getQrLoginStatus.ts';
import { lineLogin } from './messengers/lineLogin.ts';
import { saveMessengerSettings } from './messengers/saveMessengerSettings.ts';
import { scanQrLogin } from './messengers/scanQrLogin.ts';
import { tryLineIssuer } from './messengers/tryLineIssuer.ts';
import { proveMember } from './proveMember.ts';
import { register } from './register.ts';
import { registerSendCode } from './registerSendCode.ts';
import { retrievePassword } from './retrievePassword.ts';
import { saveLevels } from './saveLevels.ts';
import { sendCode } from './sendCode.ts';
import { sendModifyPhoneCode } from './sendModifyPhoneCode.ts';
import { sendProof } from './sendProof.ts';
import { setCareTakers } from './setCareTakers.ts';
import { setMemberLevel } from './setMemberLevel.ts';
import { setMemberStatus } from './setMemberStatus.ts';
import { undoContact } from './undoContact.ts';
import { updatePassword } from './updatePassword.ts';
import { upload } from './upload.ts';

export const memberHandlers: Handlers<typeof memberCalls> = {
  getVerifyCode,
  registerSendCode,
  sendCode,
  sendModifyPhoneCode,
  register,
  login,
  logout,
  findPassword,
  retrievePassword,
  updatePassword,
  getMemberInfo,
  editMember,
  editMemberInfo,
  listSessions,
  endSession,
  upload,
  getBackMemberToken,
  getRegistrationAgreement,
  sendProof,
  proveMember,
  undoContact,
  ...identityHandlers,
  beginLineLogin,
  beginBinding,
  getLineIdByCode,
  lineLogin,
  bindLine,
  getBindings,
  clearLineId,
  bindWeChat,
  clearOpenId,
  beginQrLogin,
  getQrLoginStatus,
  scanQrLogin,
  answerQrLogin,
  getMessengerSettings,
  saveMessengerSettings,
  tryLineIssuer,
  getMemberLevel,
  listLevels,
  saveLevels,
  setMemberLevel,
  listMembers,
  getMember,
  editMemberByStaff,
  listCareTakers,
  setCareTakers,
  setMemberStatus,
  actAsMember,
};
