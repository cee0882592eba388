import { z } from 'zod';
import { knownPassword, newPasswordText } from '../members/fields.ts';
import { call } from '../wire/call.ts';
import { doneAnswer, emptyInput, id } from '../wire/values.ts';

/** Six digits of an authenticator, or a recovery code; spaces and dashes are ignored. */
export const secondFactorCode = z
  .string({ error: 'field.required' })
  .trim()
  .min(1, 'field.required')
  .max(30, 'field.tooLong');

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const changeStaffPasswordInput = z
  .strictObject({
    oldPassword: knownPassword,
    password: newPasswordText,
    confirmPassword: z.string({ error: 'field.required' }).max(200, 'field.tooLong'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'field.password.mismatch',
    path: ['confirmPassword'],
  });

/** What staff do with their own account, and owners with others' second factor. */
export const staffAccountCalls = {
  proveStaff: call('POST', 'staff/prove', {
    by: 'staff',
    can: 'any',
    duringSetup: true,
    summary: 'Confirm it’s you with your password and second factor',
    input: z.strictObject({ password: knownPassword, code: secondFactorCode.optional() }),
    output: doneAnswer,
    refusals: ['member.wrongPassword', 'staff.codeRequired', 'staff.codeWrong'],
  }),
  changeStaffPassword: call('POST', 'staff/account/password', {
    by: 'staff',
    can: 'any',
    duringSetup: true,
    summary: 'Change my own password; my other sessions end',
    input: changeStaffPasswordInput,
    output: doneAnswer,
    refusals: ['member.wrongPassword', 'member.samePassword', 'password.common', 'password.holdsAccount'],
  }),
  beginSecondFactor: call('POST', 'staff/account/secondFactor/begin', {
    by: 'staff',
    can: 'any',
    duringSetup: true,
    fresh: true,
    summary: 'Create a new authenticator secret; it is not active yet',
    input: emptyInput,
    output: z.object({ secret: z.string(), address: z.string() }),
    refusals: ['staff.secondFactorOn'],
  }),
  confirmSecondFactor: call('POST', 'staff/account/secondFactor/confirm', {
    by: 'staff',
    can: 'any',
    duringSetup: true,
    fresh: true,
    summary: 'Activate the second factor with its first code; returns ten recovery codes',
    input: z.strictObject({ code: secondFactorCode }),
    output: recoveryCodes,
    refusals: ['staff.codeWrong', 'staff.secondFactorOn', 'staff.secondFactorOff'],
  }),
  renewRecoveryCodes: call('POST', 'staff/account/secondFactor/recoveryCodes', {
    by: 'staff',
    can: 'any',
    fresh: true,
    summary: 'Create ten new recovery codes; the old ones stop working',
    input: emptyInput,
    output: recoveryCodes,
    refusals: ['staff.secondFactorOff'],
  }),
  endSecondFactor: call('POST', 'staff/account/secondFactor/end', {
    by: 'staff',
    can: 'any',
    fresh: true,
    summary: 'Turn off the second factor, if the shop doesn’t require one',
    input: emptyInput,
    output: doneAnswer,
    refusals: ['staff.secondFactorOff', 'staff.secondFactorRequired'],
  }),
  resetSecondFactor: call('POST', 'staff/accounts/secondFactor/reset', {
    by: 'staff',
    can: 'staff.write',
    fresh: true,
    summary: 'Reset the second factor of a staff member; their sessions end',
    input: z.strictObject({ staffId: id }),
    output: doneAnswer,
    refusals: ['staff.secondFactorOff'],
  }),
  saveStaffSettings: call('POST', 'staff/accounts/settings', {
    by: 'staff',
    can: 'staff.write',
    fresh: true,
    summary: 'Set whether all staff must have a second factor',
    input: z.strictObject({ secondFactorRequired: z.boolean() }),
    output: z.object({ secondFactorRequired: z.boolean() }),
  }),
  getStaffSettings: call('GET', 'staff/accounts/settings', {
    by: 'staff',
    can: 'staff.read',
    summary: 'Get the rules for staff accounts',
    input: emptyInput,
    output: z.object({ secondFactorRequired: z.boolean() }),
  }),
};
