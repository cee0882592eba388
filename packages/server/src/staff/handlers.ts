import type { staffCalls } from '@crossdock/contract/staff.ts';
import type { Handlers } from '../platform/handler.ts';
import { getStaffSession } from './getStaffSession.ts';
import { loginStaff } from './loginStaff.ts';
import { logoutStaff } from './logoutStaff.ts';

export const staffHandlers: Handlers<typeof staffCalls> = { loginStaff, logoutStaff, getStaffSession };
