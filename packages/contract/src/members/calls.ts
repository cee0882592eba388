import { z } from 'zod';
import { slipContent } from '../payments/slip.ts';
import { theme } from '../shops/calls.ts';
import { member } from '../wire/call.ts';
import { answerFields, count, id, lang, plain } from '../wire/values.ts';
import { staffMemberCalls } from './desk.ts';
import { membersFacts } from './facts.ts';
import { editMemberInfoInput, uploadedPicture, uploadTypes } from './inputs.ts';
import { levelCalls } from './levels.ts';

/** The staff member who looks after a member. `phone` and `messenger` are empty if the shop does not publish them. */
const careTaker = z.object({ name: plain.text, phone: plain.text, messenger: plain.text });

/** `balance` is in minor units of the shop's currency. */
const memberInfo = z.object({
  id,
  ...answerFields(membersFacts, [
    'account',
    'name',
    'nickname',
    'phone',
    'email',
    'birthday',
    'sex',
    'level',
  ]),
  ...answerFields(membersFacts, [
    'whatsapp',
    'facebook',
    'lineaccount',
    'referrer',
    'randomName',
    'createdAt',
  ]),
  areaCode: plain.text,
  mobile: plain.text,
  passwordSet: plain.yesNo,
  /** The shop's name for the level, in the reader's language; null if the level has no name. */
  levelName: plain.maybeText,
  icorul: plain.maybeText,
  balance: count,
  integral: count,
  coupon: count,
  simple_code: plain.text,
  registerSource: plain.text,
  lineNoIsNull: plain.yesNo,
  openIdIsNull: plain.yesNo,
  messengerBound: plain.yesNo,
  officialAccountBound: plain.yesNo,
  exclusiveService: careTaker.nullable(),
  salesperson: careTaker.nullable(),
  defaultPickupPointId: plain.maybeId,
  /** The member's own theme instead of the shop's, or null. */
  theme: theme.nullable(),
  /** The language of the shop's messages to the member. */
  lang,
  /** Whether this member may place VIP orders. */
  vip: plain.yesNo,
  /** The services that this shop offers besides shipping. Screens for other services are hidden. */
  offers: z.object({
    /** Pickups are offered in some area. */
    pickups: plain.yesNo,
    /** The warehouse refuses parcels on request. */
    refusals: plain.yesNo,
    /** The shop sells goods of its own. */
    products: plain.yesNo,
  }),
  /** The staff member acting as this member; null in the member's own session. */
  acting: z.object({ staffName: plain.text }).nullable(),
});
export type MemberInfo = z.infer<typeof memberInfo>;

export const memberCalls = {
  getMemberInfo: member.get('Member/GetMemberInfo', {
    summary: 'The member who is logged in',
    output: memberInfo,
    refusals: ['member.dataWrong'],
  }),
  editMemberInfo: member.post('Member/EditMemberInfo', {
    summary: 'Change personal data',
    input: editMemberInfoInput,
    refusals: ['member.birthday'],
  }),
  upload: member.post('Member/upload', {
    summary: 'Upload a photo; it is re-encoded',
    body: 'file',
    input: z.strictObject({ type: z.enum(uploadTypes).default('voucher') }),
    output: uploadedPicture.extend({ slip: slipContent.nullable() }),
    refusals: ['member.pictureInvalid'],
  }),
  ...levelCalls,
  ...staffMemberCalls,
};
