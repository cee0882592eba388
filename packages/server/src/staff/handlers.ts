import type { CallTable } from '@crossdock/contract/table.ts';
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
import { getListViews } from './views/getListViews.ts';
import { removeListView } from './views/removeListView.ts';
import { saveListView } from './views/saveListView.ts';

export const staffHandlers = {
  addStaff,
  beginSecondFactor,
  changeStaffPassword,
  confirmSecondFactor,
  editStaff,
  endSecondFactor,
  getListViews,
  getStaffSession,
  getStaffSettings,
  listAudit,
  listSecurityEvents,
  listStaff,
  loginStaff,
  logoutStaff,
  proveStaff,
  removeListView,
  renewRecoveryCodes,
  resetSecondFactor,
  resetStaffPassword,
  saveListView,
  saveStaffSettings,
  uploadStaffFile,
} satisfies Partial<Handlers<CallTable>>;
