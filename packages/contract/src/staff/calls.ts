import { roles } from '@crossdock/domain/staff/roles.ts';
import { z } from 'zod';
import {
  captchaWorkResult,
  existingPassword,
  newPasswordRefusals,
  newPasswordSchema,
  personNameSchema,
} from '../members/fields.ts';
import { guest, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, note, plain, text } from '../wire/values.ts';
import { secondFactorCode, staffAccountCalls } from './account.ts';

/** The kinds of subject that the log can name and link to. */
const auditNouns = ['member', 'parcel', 'order', 'staff', 'warehouse', 'coupon', 'channel'] as const;
export type AuditNoun = (typeof auditNouns)[number];

/** A state or field before and after an action, as the audit log stores it. */
export interface AuditedChange {
  readonly noun?: string;
  readonly field?: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

const staffSession = z.object({
  staffId: id,
  name: plain.text,
  login: plain.text,
  roles: z.array(z.enum(roles)),
});

/** The logged-in person, and the steps that they must do first: choose a password, or set up a second factor. */
const currentStaff = staffSession.extend({
  secondFactor: plain.yesNo,
  recoveryCodesLeft: count,
  due: z.enum(['password', 'secondFactor']).nullable(),
});

export const loginStaffInput = z.strictObject({
  login: text(100),
  password: existingPassword,
  /** The second factor's code, if the account has one. */
  code: secondFactorCode.optional(),
  /** The captcha of type 2 that a login needs after wrong tries, and its result. */
  uuid: plain.optionalId,
  work: captchaWorkResult.optional(),
});

/** Contact details that members see: a number to call, an address to write to. */
const reach = {
  phone: note(30)
    .regex(/^[\d+() -]*$/, 'field.phoneFree')
    .default(''),
  messenger: note(200)
    .refine((address) => address === '' || /^https:\/\/[^\s/.]+\.[^\s]+$/.test(address), 'field.webAddress')
    .default(''),
};

const staffRow = staffSession.extend({
  phone: plain.text,
  messenger: plain.text,
  status: z.enum(['active', 'disabled']),
  secondFactor: plain.yesNo,
  createdAt: instant,
  lastSeenAt: plain.maybeInstant,
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
  name: personNameSchema(50),
  roles: someRoles,
  password: newPasswordSchema,
  ...reach,
});

export const staffCalls = {
  loginStaff: guest.post('staff/login', {
    summary: 'Log staff in',
    input: loginStaffInput,
    output: staffSession.extend({ token: plain.text }),
    marksDevice: true,
    refusals: [
      'staff.wrongLogin',
      'staff.codeRequired',
      'staff.codeWrong',
      'member.captchaRequired',
      'member.captchaWrong',
    ],
  }),
  logoutStaff: staff('any').post('staff/logout', { summary: 'End this session', duringSetup: true }),
  getStaffSession: staff('any').get('staff/session', {
    summary: 'Get the logged-in staff member, roles and required next steps',
    duringSetup: true,
    output: currentStaff,
  }),
  uploadStaffFile: staff('file.write').post('staff/files', {
    summary: 'Upload a photo taken by staff',
    body: 'file',
    input: z.strictObject({
      purpose: z.enum([
        'package',
        'proof',
        'payout',
        'pickupPoint',
        'receipt',
        'article',
        'service',
        'problem',
        'dispute',
        'pickup',
        'talk',
        'product',
      ]),
    }),
    output: z.object({ fileId: id, full: plain.text, thumb: plain.text }),
    refusals: ['staff.picture'],
  }),
  ...staffAccountCalls,
  listStaff: staff('staff.read').page('staff/accounts', {
    summary: 'Staff accounts of the shop',
    filters: { words: note(50).default('') },
    of: staffRow,
    table: {
      views: 'staff',
      title: 'staff.title',
      columns: {
        name: column.text('staff.name', 'name'),
        login: column.text('staff.login', 'login'),
        roles: column.choice('staff.roles', 'roles', 'staff.role'),
        seen: column.instant('staff.lastSeen', 'lastSeenAt'),
        status: column.choice('staff.status', 'status'),
      },
    },
  }),
  addStaff: staff('staff.write').postOnce('staff/accounts/add', {
    summary: 'Add a staff account',
    fresh: true,
    input: addStaffInput,
    output: z.object({ staffId: id }),
    refusals: ['staff.loginTaken', ...newPasswordRefusals],
  }),
  editStaff: staff('staff.write').post('staff/accounts/edit', {
    summary: "Change a staff account's name, roles and contact, or disable and enable it",
    fresh: true,
    input: z.strictObject({
      staffId: id,
      name: personNameSchema(50),
      roles: someRoles,
      status: z.enum(['active', 'disabled']),
      ...reach,
    }),
    refusals: ['staff.lastOwner'],
  }),
  resetStaffPassword: staff('staff.write').post('staff/accounts/password', {
    summary: 'Set a temporary password for a staff account; its sessions end',
    fresh: true,
    input: z.strictObject({ staffId: id, password: newPasswordSchema }),
    refusals: newPasswordRefusals,
  }),
  listAudit: staff('audit.read').page('staff/audit', {
    summary: 'What staff did, newest first',
    filters: {
      staffId: plain.optionalId,
      memberId: plain.optionalId,
      call: note(60).optional(),
      /** The subject: a number, a name or a phone. */
      words: note(60).optional(),
      outcome: z.enum(['done', 'refused']).optional(),
      from: instant.optional(),
      to: instant.optional(),
    },
    of: z.object({
      id,
      at: instant,
      call: plain.text,
      summary: plain.text,
      staffId: plain.maybeId,
      staffName: plain.maybeText,
      /** The key of the program that acted for the person; null if the person acted without a program. */
      keyName: plain.maybeText,
      memberId: plain.maybeId,
      memberName: plain.maybeText,
      ip: plain.text,
      requestId: plain.text,
      /** Why the action was refused, in the reader's language; null if it was done. */
      refusal: plain.maybeText,
      /** The subjects, with the numbers or names by which people know them. */
      about: z.array(z.object({ noun: z.enum(auditNouns), id, name: plain.text })),
      /** The states and fields that the action changed, each with the old and the new value as stored. */
      changes: z.array(z.object({ noun: plain.text, field: plain.text, from: plain.text, to: plain.text })),
      /** The input as JSON, without secrets. */
      input: plain.text,
    }),
    with: {
      /**
       * Earlier actions are in archived files, which are searched if `from` is before this moment; null if
       * there are none.
       */
      sealedUntil: plain.maybeInstant,
    },
    refusals: ['audit.spanTooLong'],
  }),
};
