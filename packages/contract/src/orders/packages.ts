import { packageStates, packageSteps } from '@crossdock/domain/orders/packages.ts';
import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { count, id, instant, measureFields, plain, stepFields } from '../wire/values.ts';
import { boxContents } from './contents.ts';

/** The packages of an order to which the call applies. If omitted, all packages to which it can apply. */
export const packageIds = z.array(id).min(1, 'field.required').max(20, 'field.tooMany').optional();

/** A package of an order, which is shipped separately. */
export const packageView = z.object({
  id,
  /** The number on the package's label: the order's number and the package's position. */
  number: plain.text,
  position: count,
  ...measureFields,
  picture: pictureView.nullable(),
  contents: boxContents,
  state: z.enum(packageStates),
  /** Null until it is shipped. */
  carrierId: plain.maybeId,
  carrierName: plain.text,
  forwardingNumber: plain.text,
  /** The carrier's tracking page; empty if it has none. */
  trackingUrl: plain.text,
  shippedAt: plain.maybeInstant,
  deliveredAt: plain.maybeInstant,
  lostAt: plain.maybeInstant,
  lostReason: plain.text,
  /** The time of the last news if a package in transit has had none for too long; else null. */
  quietSince: plain.maybeInstant,
  /** The promised arrival; null unless the package is on its way. */
  arrival: z.object({ from: instant, until: instant }).nullable(),
  /** The package is in transit, and its promised arrival has passed. */
  late: plain.yesNo,
  /** The newest tracking event; null if there is none. */
  newest: z.object({ at: instant, place: plain.text, info: plain.text }).nullable(),
});
export type PackageView = z.infer<typeof packageView>;

/**
 * A package as the desks see it. `steps` are its steps since packing, oldest first, each with the person who made it.
 */
export const deskPackage = packageView.extend({
  steps: z.array(
    z.object({
      event: z.enum(packageSteps),
      state: z.enum(packageStates),
      ...stepFields,
      staffName: plain.text,
    }),
  ),
});
export type DeskPackage = z.infer<typeof deskPackage>;
