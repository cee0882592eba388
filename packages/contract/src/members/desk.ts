import { memberSteps } from '@crossdock/domain/members/history.ts';
import { maxLevels } from '@crossdock/domain/members/levels.ts';
import { sexes } from '@crossdock/domain/members/sexes.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { roles } from '@crossdock/domain/staff/roles.ts';
import { z } from 'zod';
import { staff } from '../wire/call.ts';
import { sortsOf } from '../wire/fact.ts';
import { listExportCall } from '../wire/listExport.ts';
import { dayRangeFields, listOf, sortFields } from '../wire/lists.ts';
import { answerFields, count, id, inputFieldOf, instant, note, plain, query } from '../wire/values.ts';
import { membersFacts } from './facts.ts';
import { nicknameSchema, personNameSchema } from './fields.ts';
import { memberListFacts } from './listFacts.ts';

const memberSorts = sortsOf(membersFacts);
export type MemberSort = (typeof memberSorts)[number];

const staffMemberRow = z.object({
  id,
  areaCode: plain.text,
  ...answerFields(membersFacts, [
    'account',
    'name',
    'phone',
    'email',
    'level',
    'status',
    'alias',
    'createdAt',
  ]),
  ...answerFields(membersFacts, ['balanceMinor']),
});

/** A member of the list, with counts of open parcels and orders. */
const listedMember = staffMemberRow.extend(answerFields(membersFacts, ['parcelsInHouse', 'ordersOpen']));

const staffName = z.object({ staffId: id, name: plain.text });

const staffMemberDetail = staffMemberRow.extend({
  avatar: plain.maybeText,
  ...answerFields(membersFacts, ['nickname', 'simpleCode', 'randomName', 'sex', 'birthday', 'referrer']),
  ...answerFields(membersFacts, ['whatsapp', 'facebook', 'lineAccount', 'heldMinor', 'sessions']),
  registerSource: plain.text,
  /** Admitted to VIP orders by staff. */
  vip: plain.yesNo,
  lang: plain.text,
  theme: plain.maybeText,
  service: staffName.nullable(),
  sales: staffName.nullable(),
  /** The member's accounts at messengers. */
  bindings: z.array(
    z.object({
      provider: z.enum(['line', 'wechat']),
      name: plain.text,
      /** Whether the member has the official account as a friend; null if unknown. */
      friend: plain.yesNo.nullable(),
    }),
  ),
  /** `parcel.<state>` and `order.<state>` → how many. */
  counts: z.record(plain.text, count),
  /** Since when mail to the address bounces, and why; null if no bounce is known. */
  mailBounce: z.object({ bouncedAt: instant, reason: plain.text }).nullable(),
  steps: z.array(
    z.object({
      event: z.enum(memberSteps),
      from: plain.maybeText,
      to: plain.text,
      at: instant,
      staffName: plain.maybeText,
      why: plain.text,
    }),
  ),
});

export const editMemberByStaffInput = z.strictObject({
  memberId: id,
  name: personNameSchema(membersFacts.name.max),
  nickname: nicknameSchema,
  sex: z.enum(sexes).nullable(),
  birthday: z.iso.date('field.invalid').nullable(),
  whatsapp: inputFieldOf(membersFacts.whatsapp),
  facebook: inputFieldOf(membersFacts.facebook),
  lineAccount: inputFieldOf(membersFacts.lineAccount),
  why: inputFieldOf(membersFacts.why),
});

/** Filters and sort orders of the list of members. */
const memberFilters = {
  words: note(100).default(''),
  status: inputFieldOf(membersFacts.status).optional(),
  level: query.int(1, maxLevels).optional(),
  /** The member's customer service or salesperson. */
  careTakerId: plain.optionalId,
  vip: query.flag().optional(),
  ...dayRangeFields,
  ...sortFields(memberSorts),
};

/** Staff's calls about members. */
export const staffMemberCalls = {
  listMembers: staff('member.read').page('staff/members', {
    summary: 'Members by name, account, end of the phone, email, invitation code or warehouse alias',
    filters: memberFilters,
    of: listedMember,
  }),
  exportMembers: staff('member.read').get(
    'staff/members/export',
    listExportCall('members', memberFilters, keysOf(memberListFacts)),
  ),
  getMember: staff('member.read').byMember.get('staff/member', {
    summary: 'One member: profile, balance and counts',
    output: staffMemberDetail,
  }),
  editMemberByStaff: staff('member.write').post('staff/members/edit', {
    summary: 'Change a member’s profile with a reason',
    input: editMemberByStaffInput,
    refusals: ['member.birthday'],
  }),
  listCareTakers: staff('member.write').get('staff/members/careTakers', {
    summary: 'List staff who can be assigned to members',
    output: listOf(
      staffName.extend({ roles: z.array(z.enum(roles)), phone: plain.text, messenger: plain.text }),
    ),
  }),
  setCareTakers: staff('member.write').post('staff/members/careTakers/set', {
    summary: 'Assign customer service and salesperson to a member',
    input: z.strictObject({ memberId: id, serviceStaffId: plain.maybeId, salesStaffId: plain.maybeId }),
    refusals: ['member.careTakerUnknown'],
  }),
  setMemberVip: staff('member.write').post('staff/members/vip', {
    summary: 'Allow or stop allowing VIP orders for a member',
    input: z.strictObject({ memberId: id, vip: plain.yesNo, why: inputFieldOf(membersFacts.why) }),
  }),
  setMemberStatus: staff('member.write').post('staff/members/status', {
    summary: 'Disable a member, which ends all sessions, or enable again',
    input: z.strictObject({
      memberId: id,
      status: inputFieldOf(membersFacts.status),
      why: inputFieldOf(membersFacts.why),
    }),
  }),
};
