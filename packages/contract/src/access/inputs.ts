import { z } from 'zod';
import {
  accountSchema,
  areaCode,
  captchaFields,
  captchaWorkResult,
  checkCodeDestination,
  checkPhone,
  codeDestinationFields,
  emailSchema,
  existingPassword,
  newPasswordSchema,
  personNameSchema,
  resetCode,
  sixDigits,
} from '../members/fields.ts';
import { id, note, plain, text } from '../wire/values.ts';

const confirmed = <T extends { password: string; confirmPassword: string }>(
  value: T,
  context: { addIssue(issue: { code: 'custom'; message: string; path: string[] }): void },
) => {
  if (value.password !== value.confirmPassword)
    context.addIssue({ code: 'custom', message: 'field.password.mismatch', path: ['confirmPassword'] });
};

/** A boolean and not a literal, because a literal's error would hide the errors of other fields. */
const accepted = z
  .boolean({ error: 'member.agreementRequired' })
  .refine((yes) => yes, 'member.agreementRequired');

/** The fields that create a member's account, for registration and for invitations by staff. */
export const newMemberFields = {
  name: personNameSchema(50),
  areaCode,
  phone: z.string({ error: 'field.required' }).max(20, 'field.tooLong'),
  email: emailSchema,
};

export const registerInput = z
  .strictObject({
    account: accountSchema,
    ...newMemberFields,
    password: newPasswordSchema,
    confirmPassword: z.string({ error: 'field.required' }).max(200, 'field.tooLong'),
    /** Whether the code was sent to the phone or to the email address. */
    codeBy: z.enum(['phone', 'email']).default('phone'),
    code: sixDigits,
    inviteCode: note(20).optional(),
    agreements: z.strictObject({ service: accepted, carrier: accepted }),
  })
  .superRefine((value, context) => {
    checkPhone(value, context);
    confirmed(value, context);
  });

const phoneFields = { areaCode, phone: z.string({ error: 'field.required' }).max(20, 'field.tooLong') };

export const sendPhoneCodeInput = z
  .strictObject({ ...captchaFields, ...phoneFields })
  .superRefine(checkPhone);

/** The phone number comes from the ticket. Without `agreements` the call only logs in and creates no account. */
export const joinByPhoneInput = z.strictObject({
  ticket: id,
  code: resetCode,
  inviteCode: note(20).optional(),
  agreements: z.strictObject({ service: accepted, carrier: accepted }).optional(),
});

export const setFirstPasswordInput = z
  .strictObject({
    password: newPasswordSchema,
    confirmPassword: z.string({ error: 'field.required' }).max(200, 'field.tooLong'),
  })
  .superRefine(confirmed);

/** Registration by a link from staff, which contains name, phone and email. */
export const acceptMemberInvitationInput = z
  .strictObject({
    ticket: text(100),
    account: accountSchema,
    password: newPasswordSchema,
    confirmPassword: z.string({ error: 'field.required' }).max(200, 'field.tooLong'),
    agreements: z.strictObject({ service: accepted, carrier: accepted }),
  })
  .superRefine(confirmed);

export const loginInput = z.strictObject({
  account: text(254),
  /** Restricts a phone number to one country; if omitted, all countries are searched. */
  areaCode: areaCode.optional(),
  password: existingPassword,
  code: z.string().trim().max(20, 'field.tooLong').optional(),
  uuid: plain.optionalId,
  work: captchaWorkResult.optional(),
});

export const codeRequest = z
  .strictObject({ ...captchaFields, ...codeDestinationFields })
  .superRefine(checkCodeDestination);

export const findPasswordInput = z.strictObject({
  account: text(254),
  areaCode: areaCode.optional(),
  /** The contact that receives the code; by default the one that `account` matched, else the phone. */
  channel: z.enum(['phone', 'email']).optional(),
  ...captchaFields,
});

export const retrievePasswordInput = z
  .strictObject({
    ticket: id,
    code: resetCode,
    password: newPasswordSchema,
    confirmPassword: z.string({ error: 'field.required' }).max(200, 'field.tooLong'),
  })
  .superRefine(confirmed);

export const updatePasswordInput = z
  .strictObject({
    oldPassword: existingPassword,
    password: newPasswordSchema,
    confirmPassword: z.string({ error: 'field.required' }).max(200, 'field.tooLong'),
  })
  .superRefine(confirmed);

export const editMemberInput = z
  .strictObject({ ...codeDestinationFields, code: sixDigits })
  .superRefine(checkCodeDestination);
