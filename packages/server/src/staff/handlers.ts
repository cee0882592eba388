import type { staffCalls } from '@crossdock/contract/staff/calls.ts';
import type { securityCalls } from '@crossdock/contract/staff/securityEvents.ts';
import type { Handlers } from '../platform/handler.ts';
import { addStaff } from './addStaff.ts';
import { beginSecondFactor } from './beginSecondFactor.ts';
import { changeStaffPassword } from './changeStaffPassword.ts';
import { confirmSecondFactor } from './confirmSecondFactor.ts';
import { editStaff } from './editStaff.ts';
import { endSecondFactor } from './endSecondFactor.ts';
import { getStaffSession } from './getStaffSession.ts';
import { getStaffSettings } from './getStaffSettings.ts';
import { listAudit } from './listAudit.ts';
import { listSecurityEvents } from './listSecurityEvents.ts';
import { listStaff } from './listStaff.ts';
import { loginStaff } from './loginStaff.ts';
import { logoutStaff } from './logoutStaff.ts';
import { proveStaff } from './proveStaff.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';
import { resetStaffPassword } from './resetStaffPassword.ts';
import { saveStaffSettings } from './saveStaffSettings.ts';
import { uploadStaffFile } from './uploadStaffFile.ts';

export const staffHandlers: Handlers<typeof staffCalls & typeof securityCalls> = {
  loginStaff,
  logoutStaff,
  proveStaff,
  getStaffSession,
  uploadStaffFile,
  beginSecondFactor,
  changeStaffPassword,
  confirmSecondFactor,
  endSecondFactor,
  getStaffSettings,
  renewRecoveryCodes,
  resetSecondFactor,
  saveStaffSettings,
  listStaff,
  addStaff,
  editStaff,
  resetStaffPassword,
  listAudit,
  listSecurityEvents,
};
