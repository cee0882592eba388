import { roles } from '@crossdock/domain/staff/roles.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { done, id, nothing, text } from './wire.ts';

export const staffSession = z.object({
  staffId: id,
  name: z.string(),
  login: z.string(),
  roles: z.array(z.enum(roles)),
});

export const loginStaffInput = z.strictObject({
  login: text(100),
  password: z.string({ error: 'field.required' }).min(1, 'field.required').max(200, 'field.tooLong'),
});

export const staffCalls = {
  loginStaff: call('POST', 'staff/login', {
    by: 'guest',
    summary: 'Log staff in',
    input: loginStaffInput,
    output: staffSession.extend({ token: z.string() }),
    refusals: ['staff.wrongLogin'],
  }),
  logoutStaff: call('POST', 'staff/logout', {
    by: 'staff',
    can: 'any',
    summary: 'End this session',
    input: nothing,
    output: done,
  }),
  getStaffSession: call('GET', 'staff/session', {
    by: 'staff',
    can: 'any',
    summary: 'Who is logged in, and with which roles',
    input: nothing,
    output: staffSession,
  }),
};
