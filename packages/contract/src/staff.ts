import { roles } from '@crossdock/domain/staff/roles.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { knownPassword, newPasswordText, personName } from './memberFields.ts';
import { done, id, instant, note, nothing, page, pageFields, text } from './wire.ts';

export const staffSession = z.object({
  staffId: id,
  name: z.string(),
  login: z.string(),
  roles: z.array(z.enum(roles)),
});

export const loginStaffInput = z.strictObject({
  login: text(100),
  password: knownPassword,
});

/** How members reach somebody who looks after them: a number to call, an address to write to. */
const reach = {
  phone: note(30)
    .regex(/^[\d+() -]*$/, 'field.phoneFree')
    .default(''),
  messenger: note(200)
    .refine((address) => address === '' || /^https:\/\/[^\s/.]+\.[^\s]+$/.test(address), 'field.webAddress')
    .default(''),
};

const staffRow = staffSession.extend({
  phone: z.string(),
  messenger: z.string(),
  status: z.enum(['active', 'disabled']),
  createdAt: instant,
  lastSeenAt: instant.nullable(),
});

const loginName = z
  .string({ error: 'field.required' })
  .trim()
  .min(2, 'field.tooShort')
  .max(50, 'field.tooLong')
  .regex(/^[A-Za-z0-9][A-Za-z0-9._@-]*$/, 'field.account.characters');
const someRoles = z.array(z.enum(roles)).min(1, 'field.required').max(roles.length);

export const addStaffInput = z.strictObject({
  login: loginName,
  name: personName(50),
  roles: someRoles,
  password: newPasswordText,
  ...reach,
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
  proveStaff: call('POST', 'staff/prove', {
    by: 'staff',
    can: 'any',
    summary: 'Show by the password that this session is still in its owner’s hands; good for 15 minutes',
    input: z.strictObject({ password: knownPassword }),
    output: done,
    refusals: ['member.wrongPassword'],
  }),
  getStaffSession: call('GET', 'staff/session', {
    by: 'staff',
    can: 'any',
    summary: 'Who is logged in, and with which roles',
    input: nothing,
    output: staffSession,
  }),
  uploadStaffFile: call('POST', 'staff/files', {
    by: 'staff',
    can: 'file.write',
    body: 'file',
    summary:
      'Upload a picture that staff took: of a package, or as proof of a delivery or a payout, of a pickup point',
    input: z.strictObject({ purpose: z.enum(['package', 'proof', 'payout', 'pickupPoint']) }),
    output: z.object({ fileId: id, full: z.string(), thumb: z.string() }),
    refusals: ['staff.picture'],
  }),
  listStaff: call('GET', 'staff/accounts', {
    by: 'staff',
    can: 'staff.read',
    summary: 'Staff accounts of the shop',
    input: z.strictObject({ words: note(50).default(''), ...pageFields }),
    output: page(staffRow),
  }),
  addStaff: call('POST', 'staff/accounts/add', {
    by: 'staff',
    can: 'staff.write',
    once: true,
    fresh: true,
    summary: 'Add a staff account',
    input: addStaffInput,
    output: z.object({ staffId: id }),
    refusals: ['staff.loginTaken'],
  }),
  editStaff: call('POST', 'staff/accounts/edit', {
    by: 'staff',
    can: 'staff.write',
    fresh: true,
    summary: "Change a staff account's name, roles and contact, or disable and enable it",
    input: z.strictObject({
      staffId: id,
      name: personName(50),
      roles: someRoles,
      status: z.enum(['active', 'disabled']),
      ...reach,
    }),
    output: done,
    refusals: ['staff.lastOwner'],
  }),
  resetStaffPassword: call('POST', 'staff/accounts/password', {
    by: 'staff',
    can: 'staff.write',
    fresh: true,
    summary: 'Set a new password for a staff account; its sessions end',
    input: z.strictObject({ staffId: id, password: newPasswordText }),
    output: done,
  }),
  listAudit: call('GET', 'staff/audit', {
    by: 'staff',
    can: 'audit.read',
    summary: 'What staff did, newest first',
    input: z.strictObject({
      staffId: id.optional(),
      memberId: id.optional(),
      call: note(60).optional(),
      from: instant.optional(),
      to: instant.optional(),
      ...pageFields,
    }),
    output: page(
      z.object({
        id,
        at: instant,
        call: z.string(),
        summary: z.string(),
        staffId: id.nullable(),
        staffName: z.string().nullable(),
        memberId: id.nullable(),
        memberName: z.string().nullable(),
        ip: z.string(),
        requestId: z.string(),
        /** What was sent, as JSON, without secrets. */
        input: z.string(),
      }),
    ),
  }),
};
