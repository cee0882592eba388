import type { staffCalls } from '@crossdock/contract/staff.ts';
import type { Handlers } from '../platform/handler.ts';
import { addStaff } from './addStaff.ts';
import { editStaff } from './editStaff.ts';
import { getStaffSession } from './getStaffSession.ts';
import { listAudit } from './listAudit.ts';
import { listStaff } from './listStaff.ts';
import { loginStaff } from './loginStaff.ts';
import { logoutStaff } from './logoutStaff.ts';
import { proveStaff } from './proveStaff.ts';
import { resetStaffPassword } from './resetStaffPassword.ts';
import { uploadStaffFile } from './uploadStaffFile.ts';

export const staffHandlers: Handlers<typeof staffCalls> = {
  loginStaff,
  logoutStaff,
  proveStaff,
  getStaffSession,
  uploadStaffFile,
  listStaff,
  addStaff,
  editStaff,
  resetStaffPassword,
  listAudit,
};
