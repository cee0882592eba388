import { claimKinds, claimWays } from '@crossdock/domain/aftersales/limits.ts';
import { claimReasonKinds } from '@crossdock/domain/aftersales/rules.ts';
import { claimStates, claimSteps } from '@crossdock/domain/aftersales/states.ts';
import { z } from 'zod';
import { secondAwaited } from '../wallet/approvals.ts';
import { pictureView } from '../wire/pictures.ts';
import { sensitiveDocument } from '../wire/sensitiveDocuments.ts';
import { id, instant, minor } from '../wire/values.ts';

/** How far a parcel can be compensated, and each number that it comes from. */
const claimLimit = z.object({
  freightShareMinor: minor,
  declaredValueMinor: minor,
  insuredShareMinor: minor,
  parcelMaxMinor: minor,
  /** What earlier claims gave for it. */
  awardedMinor: minor,
  mostMinor: z.record(z.enum(claimKinds), minor),
});

/** A parcel of an order, with what can be claimed for it now. */
export const claimableParcel = claimLimit.extend({
  parcelId: id,
  courierNumber: z.string(),
  goodsName: z.string(),
  weightG: z.number().int().nullable(),
  /** The claim that still waits; there is one at a time. */
  openClaimId: id.nullable(),
});
export type ClaimableParcel = z.infer<typeof claimableParcel>;

export const claimView = z.object({
  id,
  number: z.string(),
  orderId: id,
  orderNumber: z.string(),
  parcelId: id,
  courierNumber: z.string(),
  goodsName: z.string(),
  kind: z.enum(claimKinds),
  claimedMinor: minor,
  remark: z.string(),
  damagePictures: z.array(pictureView),
  purchasePictures: z.array(sensitiveDocument),
  state: z.enum(claimStates),
  awardedMinor: minor,
  /** Null until it is granted. */
  way: z.enum(claimWays).nullable(),
  /** Why it was turned down, or granted in part. */
  rejectReason: z.string(),
  createdAt: instant,
  auditedAt: instant.nullable(),
  /** The proof of a payment outside. */
  voucher: sensitiveDocument.nullable(),
  voucherAt: instant.nullable(),
  /** Every step so far, oldest first. */
  steps: z.array(z.object({ event: z.enum(claimSteps), to: z.enum(claimStates), at: instant })),
});
export type ClaimView = z.infer<typeof claimView>;

/** As staff decide it: what is known of the parcel stands beside it. */
export const staffClaim = claimView.extend({
  memberId: id,
  memberAccount: z.string(),
  memberName: z.string(),
  limit: claimLimit,
  insuredValueMinor: minor,
  signedAt: instant.nullable(),
  lostAt: instant.nullable(),
  lostReason: z.string(),
  /** Of the parcel, taken in the warehouse. */
  arrivalPictures: z.array(pictureView),
  /** Of the order's packages. */
  packingPictures: z.array(pictureView),
  /** Earlier claims of the same member, whatever became of them. */
  claimsBefore: z.number().int(),
  auditedBy: z.string().nullable(),
  secondAwaited,
  /** What the shop has ready to say: `label` for whoever decides, `text` in the member's language. */
  readyReasons: z.array(z.object({ kind: z.enum(claimReasonKinds), label: z.string(), text: z.string() })),
  /** What the first of two persons asked for, while a second is awaited. */
  secondAsked: z.object({ amountMinor: minor, way: z.enum(claimWays) }).nullable(),
});
export type StaffClaim = z.infer<typeof staffClaim>;
