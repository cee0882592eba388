import { sexes } from '@crossdock/domain/members/sexes.ts';
import { z } from 'zod';
import { theme } from '../shops/calls.ts';
import { id, inputFieldOf, lang, plain } from '../wire/values.ts';
import { membersFacts } from './facts.ts';
import { nicknameSchema, personNameSchema } from './fields.ts';

/** Every purpose for which a member may upload a picture. */
export const uploadTypes = [
  'avatar',
  'voucher',
  'claimProof',
  'parcel',
  'idCard',
  'comment',
  'service',
  'problem',
  'dispute',
  'aftersales',
  'share',
  'withdrawal',
] as const;

/** An uploaded picture: its id and its signed addresses. */
export const uploadedPicture = z.object({ fileId: id, url: plain.text, thumb: plain.text });

export const editMemberInfoInput = z.strictObject({
  name: personNameSchema(membersFacts.name.max).optional(),
  nickname: nicknameSchema.optional(),
  sex: z.enum(sexes).nullable().optional(),
  birthday: z.iso.date('field.invalid').nullable().optional(),
  /** A file of `Member/upload`; null removes the picture. */
  icorul: plain.maybeId.optional(),
  whatsapp: inputFieldOf(membersFacts.whatsapp).optional(),
  facebook: inputFieldOf(membersFacts.facebook).optional(),
  lineaccount: inputFieldOf(membersFacts.lineaccount).optional(),
  /** Null means the shop's theme. Choices of staff acting as the member are ignored. */
  theme: theme.nullable().optional(),
  lang: lang.optional(),
});
