import { auditStates } from '@crossdock/domain/payments/states.ts';
import { sharePicturesMax, sharePlatforms } from '@crossdock/domain/promotion/rules.ts';
import { z } from 'zod';
import { rejectionInput } from '../shops/auditReasons.ts';
import { approvalRefusals, approvalState } from '../wallet/approvals.ts';
import { auditFilters } from '../wire/auditFilters.ts';
import { doneAnswer, member, staff } from '../wire/call.ts';
import { column } from '../wire/listTable.ts';
import { count, id, instant, minor, note, ofMember, plain } from '../wire/values.ts';

const picture = z.object({ url: plain.text, thumb: plain.text });

/** A proof that a member shared the shop's link (specification, section 4 "Share or promotion audit"). */
const shareView = z.object({
  id,
  platform: z.enum(sharePlatforms),
  link: plain.text,
  note: plain.text,
  pictures: z.array(picture),
  state: z.enum(auditStates),
  rejectReason: plain.text,
  /** The reward of the share after its approval. */
  rewardMinor: minor,
  rewardPoints: count,
  createdAt: instant,
  auditedAt: plain.maybeInstant,
});
export type ShareView = z.infer<typeof shareView>;

const staffShare = shareView.extend({
  ...ofMember,
  memberSince: instant,
  memberDisabled: plain.yesNo,
  auditedBy: plain.maybeText,
  /** How many shares of this member were approved before. */
  approvedBefore: count,
  rejectedBefore: count,
  /** How many other proofs of any member name the same link. */
  sameLink: count,
  /** The reward that an approval by the present settings would add; 0 if the share is decided. */
  wouldGiveMinor: minor,
  wouldGivePoints: count,
});

const link = note(500).refine(
  (value) => value === '' || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
  'share.linkInvalid',
);

export const addShareInput = z.strictObject({
  platform: z.enum(sharePlatforms, { error: 'field.required' }),
  /** The public address; empty if there is none, such as in a closed group. */
  link: link.default(''),
  note: note(300).default(''),
  /** Pictures uploaded before, with the type `share`. */
  fileIds: z
    .array(id, { error: 'share.picturesRequired' })
    .min(1, 'share.picturesRequired')
    .max(sharePicturesMax, 'field.tooMany')
    .refine((ids) => new Set(ids).size === ids.length, 'share.pictureUnknown'),
});

export const shareCalls = {
  addMemberShare: member.postOnce('Member/addMemberShare', {
    summary: 'Submit a share for staff review',
    input: addShareInput,
    output: shareView,
    refusals: ['promotion.closed', 'share.pictureUnknown', 'share.linkKnown', 'share.tooMany'],
  }),
  listMyShares: member.page('Member/GetMemberSharegiveList', {
    summary: 'List my shares with status and reward',
    filters: { state: z.enum(auditStates).optional() },
    of: shareView,
  }),
  withdrawShare: member.byId.post('Member/CancelMemberShare', {
    summary: 'Withdraw a share that is not decided yet',
    refusals: ['share.decided'],
  }),
  listShares: staff('share.audit').page('staff/shares', {
    summary: 'List shares, oldest pending first',
    /** `words`: An account, a name, or a part of the link. */
    filters: auditFilters,
    of: staffShare,
    table: {
      views: 'shares',
      title: 'shell.nav.shares',
      columns: {
        member: column.member('promotion.shares.member'),
        where: column.choice('promotion.shares.platform', 'platform', 'promotion.platform'),
        link: column.text('tables.link', 'link'),
        reward: column.money('promotion.shares.reward', 'rewardMinor'),
        created: column.instant('promotion.shares.handedIn', 'createdAt'),
        decided: column.decision('promotion.shares.decided'),
      },
    },
  }),
  approveShare: staff('share.audit').byId.postOnce('staff/shares/approve', {
    summary: 'Approve a share and pay its reward',
    output: doneAnswer.extend({ state: approvalState, rewardMinor: minor, rewardPoints: count }),
    refusals: ['share.decided', 'share.memberDisabled', ...approvalRefusals],
  }),
  rejectShare: staff('share.audit').postOnce('staff/shares/reject', {
    summary: 'Reject a share with a reason',
    input: rejectionInput('shares', 'share.reasonRequired'),
    refusals: ['act.tookPart', 'share.decided'],
  }),
};
