import { claimKinds, claimPayoutMethods } from '@crossdock/domain/aftersales/limits.ts';
import { claimReasonKinds } from '@crossdock/domain/aftersales/rules.ts';
import { claimStates, claimSteps } from '@crossdock/domain/aftersales/states.ts';
import { z } from 'zod';
import { boxContents } from '../orders/contents.ts';
import { awaitedApproval } from '../wallet/approvals.ts';
import { pictureView } from '../wire/pictures.ts';
import { sensitiveDocument } from '../wire/sensitiveDocuments.ts';
import { count, id, instant, measureFields, minor, ofMember, plain } from '../wire/values.ts';

/** The highest compensation for a parcel, and every number from which that limit is computed. */
const claimLimit = z.object({
  freightShareMinor: minor,
  declaredValueMinor: minor,
  insuredShareMinor: minor,
  parcelMaxMinor: minor,
  /** The amount that earlier claims paid for this parcel. */
  awardedMinor: minor,
  mostMinor: z.record(z.enum(claimKinds), minor),
});

/** A parcel of an order, with what can be claimed for it now. */
export const claimableParcel = claimLimit.extend({
  parcelId: id,
  courierNumber: plain.text,
  goodsName: plain.text,
  weightG: plain.maybeCount,
  /** The claim for this parcel that is not decided yet, if there is one; there is at most one. */
  openClaimId: plain.maybeId,
});
export type ClaimableParcel = z.infer<typeof claimableParcel>;

/** A package of an order, and what can be claimed for its contents. */
export const claimablePackage = z.object({
  id,
  position: count,
  weightG: count,
  picture: pictureView.nullable(),
  parcels: z.array(
    claimLimit.extend({
      parcelId: id,
      /** Null if the pieces were not counted. */
      pieces: plain.maybeCount,
      goodsCount: count,
    }),
  ),
});
export type ClaimablePackage = z.infer<typeof claimablePackage>;

export const claimView = z.object({
  id,
  number: plain.text,
  orderId: id,
  orderNumber: plain.text,
  parcelId: id,
  courierNumber: plain.text,
  goodsName: plain.text,
  /** The package that the claim is about; null for the whole parcel. */
  packageId: plain.maybeId,
  packagePosition: plain.maybeCount,
  kind: z.enum(claimKinds),
  claimedMinor: minor,
  remark: plain.text,
  damagePictures: z.array(pictureView),
  purchasePictures: z.array(sensitiveDocument),
  state: z.enum(claimStates),
  awardedMinor: minor,
  /** Null until the claim is granted. */
  way: z.enum(claimPayoutMethods).nullable(),
  /** Why the claim was rejected, or granted only in part. */
  rejectReason: plain.text,
  createdAt: instant,
  auditedAt: plain.maybeInstant,
  /** The proof of a payment made outside this system. */
  voucher: sensitiveDocument.nullable(),
  voucherAt: plain.maybeInstant,
  /** Every step so far, oldest first. */
  steps: z.array(z.object({ event: z.enum(claimSteps), to: z.enum(claimStates), at: instant })),
});
export type ClaimView = z.infer<typeof claimView>;

/** A claim as staff decide it, with the details of the parcel. */
export const staffClaim = claimView.extend({
  ...ofMember,
  channelName: plain.text,
  /** The carrier of the package that the claim names, else the order's carrier. */
  carrierName: plain.text,
  limit: claimLimit,
  insuredValueMinor: minor,
  signedAt: plain.maybeInstant,
  lostAt: plain.maybeInstant,
  lostReason: plain.text,
  /** Photos of the parcel, taken in the warehouse. */
  arrivalPictures: z.array(pictureView),
  /** Photos of the order's packages. */
  packingPictures: z.array(pictureView),
  /** The package that the claim names. */
  package: z
    .object({ position: count, ...measureFields, picture: pictureView.nullable(), contents: boxContents })
    .nullable(),
  /** How many claims the member made before, decided or not. */
  claimsBefore: count,
  auditedBy: plain.maybeText,
  secondAwaited: awaitedApproval,
  /** The shop's prepared answers: `label` for the clerk, `text` in the member's language. */
  readyReasons: z.array(z.object({ kind: z.enum(claimReasonKinds), label: plain.text, text: plain.text })),
  /** The first person's request while a second person's approval is awaited. */
  secondAsked: z.object({ amountMinor: minor, way: z.enum(claimPayoutMethods) }).nullable(),
});
export type StaffClaim = z.infer<typeof staffClaim>;
