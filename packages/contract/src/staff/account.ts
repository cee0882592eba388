import { z } from 'zod';
import { existingPassword, newPasswordRefusals, newPasswordSchema } from '../members/fields.ts';
import { settingsCalls, staff } from '../wire/call.ts';
import { id, plain } from '../wire/values.ts';

/** Six digits of an authenticator, or a recovery code; spaces and dashes are ignored. */
export const secondFactorCode = z
  .string({ error: 'field.required' })
  .trim()
  .min(1, 'field.required')
  .max(30, 'field.tooLong');

const recoveryCodes = z.object({ recoveryCodes: plain.texts });

export const changeStaffPasswordInput = z
  .strictObject({
    oldPassword: existingPassword,
    password: newPasswordSchema,
    confirmPassword: z.string({ error: 'field.required' }).max(200, 'field.tooLong'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    error: 'field.password.mismatch',
    path: ['confirmPassword'],
  });

const settings = settingsCalls(
  'staff/accounts/settings',
  z.strictObject({ secondFactorRequired: plain.yesNo }),
  z.object({ secondFactorRequired: plain.yesNo }),
);

/** Calls of staff about their own account, and of owners about the second factor of others. */
export const staffAccountCalls = {
  proveStaff: staff('any').post('staff/prove', {
    summary: 'Confirm it’s you with your password and second factor',
    duringSetup: true,
    input: z.strictObject({ password: existingPassword, code: secondFactorCode.optional() }),
    refusals: ['member.wrongPassword', 'staff.codeRequired', 'staff.codeWrong'],
  }),
  changeStaffPassword: staff('any').post('staff/account/password', {
    summary: 'Change my own password; my other sessions end',
    duringSetup: true,
    input: changeStaffPasswordInput,
    refusals: ['member.wrongPassword', 'member.samePassword', ...newPasswordRefusals],
  }),
  beginSecondFactor: staff('any').post('staff/account/secondFactor/begin', {
    summary: 'Create a new authenticator secret; it is not active yet',
    duringSetup: true,
    fresh: true,
    output: z.object({ secret: plain.text, address: plain.text }),
    refusals: ['staff.secondFactorOn'],
  }),
  confirmSecondFactor: staff('any').post('staff/account/secondFactor/confirm', {
    summary: 'Activate the second factor with its first code; returns ten recovery codes',
    duringSetup: true,
    fresh: true,
    input: z.strictObject({ code: secondFactorCode }),
    output: recoveryCodes,
    refusals: ['staff.codeWrong', 'staff.secondFactorOn', 'staff.secondFactorOff'],
  }),
  renewRecoveryCodes: staff('any').post('staff/account/secondFactor/recoveryCodes', {
    summary: 'Create ten new recovery codes; the old ones stop working',
    fresh: true,
    output: recoveryCodes,
    refusals: ['staff.secondFactorOff'],
  }),
  endSecondFactor: staff('any').post('staff/account/secondFactor/end', {
    summary: 'Turn off the second factor, if the shop doesn’t require one',
    fresh: true,
    refusals: ['staff.secondFactorOff', 'staff.secondFactorRequired'],
  }),
  resetSecondFactor: staff('staff.write').post('staff/accounts/secondFactor/reset', {
    summary: 'Reset the second factor of a staff member; their sessions end',
    fresh: true,
    input: z.strictObject({ staffId: id }),
    refusals: ['staff.secondFactorOff'],
  }),
  saveStaffSettings: settings.save('staff.write', 'Set whether all staff must have a second factor', {
    fresh: true,
  }),
  getStaffSettings: settings.get('staff.read', 'Get the rules for staff accounts'),
};
