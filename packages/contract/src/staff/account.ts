import { z } from 'zod';
import { knownPassword, newPasswordText } from '../members/fields.ts';
import { call } from '../wire/call.ts';
import { done, id, nothing } from '../wire/values.ts';

/** Six digits of an authenticator, or a recovery code; spaces and dashes are the reader's. */
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

/** What each of staff does with their own account, and the owner with the second factor of others. */
export const staffAccountCalls = {
  proveStaff: call('POST', 'staff/prove', {
    by: 'staff',
    can: 'any',
    duringSetup: true,
    summary:
      'Show by the password, and the second factor where there is one, that this session is still in its owner’s hands',
    input: z.strictObject({ password: knownPassword, code: secondFactorCode.optional() }),
    output: done,
    refusals: ['member.wrongPassword', 'staff.codeRequired', 'staff.codeWrong'],
  }),
  changeStaffPassword: call('POST', 'staff/account/password', {
    by: 'staff',
    can: 'any',
    duringSetup: true,
    summary: 'Change my own password; my other sessions end',
    input: changeStaffPasswordInput,
    output: done,
    refusals: ['member.wrongPassword', 'member.samePassword', 'password.common', 'password.holdsAccount'],
  }),
  beginSecondFactor: call('POST', 'staff/account/secondFactor/begin', {
    by: 'staff',
    can: 'any',
    duringSetup: true,
    fresh: true,
    summary:
      'A new secret for my authenticator, as text and as the address that a QR code holds; not in force yet',
    input: nothing,
    output: z.object({ secret: z.string(), address: z.string() }),
    refusals: ['staff.secondFactorOn'],
  }),
  confirmSecondFactor: call('POST', 'staff/account/secondFactor/confirm', {
    by: 'staff',
    can: 'any',
    duringSetup: true,
    fresh: true,
    summary: 'Put the second factor in force by its first code; answers ten recovery codes, once',
    input: z.strictObject({ code: secondFactorCode }),
    output: recoveryCodes,
    refusals: ['staff.codeWrong', 'staff.secondFactorOn', 'staff.secondFactorOff'],
  }),
  renewRecoveryCodes: call('POST', 'staff/account/secondFactor/recoveryCodes', {
    by: 'staff',
    can: 'any',
    fresh: true,
    summary: 'Ten new recovery codes; the old ones are no longer good',
    input: nothing,
    output: recoveryCodes,
    refusals: ['staff.secondFactorOff'],
  }),
  endSecondFactor: call('POST', 'staff/account/secondFactor/end', {
    by: 'staff',
    can: 'any',
    fresh: true,
    summary: 'Do without a second factor, where the shop does not ask for one',
    input: nothing,
    output: done,
    refusals: ['staff.secondFactorOff', 'staff.secondFactorRequired'],
  }),
  resetSecondFactor: call('POST', 'staff/accounts/secondFactor/reset', {
    by: 'staff',
    can: 'staff.write',
    fresh: true,
    summary: 'Take away the second factor of somebody who lost it; their sessions end',
    input: z.strictObject({ staffId: id }),
    output: done,
    refusals: ['staff.secondFactorOff'],
  }),
  saveStaffSettings: call('POST', 'staff/accounts/settings', {
    by: 'staff',
    can: 'staff.write',
    fresh: true,
    summary: 'Whether all staff must have a second factor',
    input: z.strictObject({ secondFactorRequired: z.boolean() }),
    output: z.object({ secondFactorRequired: z.boolean() }),
  }),
  getStaffSettings: call('GET', 'staff/accounts/settings', {
    by: 'staff',
    can: 'staff.read',
    summary: 'What the shop asks of all staff accounts',
    input: nothing,
    output: z.object({ secondFactorRequired: z.boolean() }),
  }),
};
