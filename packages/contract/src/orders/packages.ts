import { packageStates, packageSteps } from '@crossdock/domain/orders/packages.ts';
import { z } from 'zod';
import { pictureView } from '../wire/pictures.ts';
import { id, instant } from '../wire/values.ts';
import { boxContents } from './contents.ts';

const whole = z.number().int();

/** Which packages of an order a call is about; left out: all that it can be about. */
export const packageIds = z.array(id).min(1, 'field.required').max(20, 'field.tooMany').optional();

/** A package of an order, which travels by itself. */
export const packageView = z.object({
  id,
  /** As on its label: the order's number and its position. */
  number: z.string(),
  position: whole,
  weightG: whole,
  lengthMm: whole,
  widthMm: whole,
  heightMm: whole,
  picture: pictureView.nullable(),
  contents: boxContents,
  state: z.enum(packageStates),
  /** Null until it is shipped. */
  carrierId: id.nullable(),
  carrierName: z.string(),
  forwardingNumber: z.string(),
  /** The carrier's tracking page; empty if it has none. */
  trackingUrl: z.string(),
  shippedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  lostAt: instant.nullable(),
  lostReason: z.string(),
  /** Time of the last news of a package in transit that was found quiet; else null. */
  quietSince: instant.nullable(),
  /** The promised arrival; null unless it is on its way. */
  arrival: z.object({ from: instant, until: instant }).nullable(),
  /** It is on its way and its promised arrival is over. */
  late: z.boolean(),
  /** The newest tracking event; null if there is none. */
  newest: z.object({ at: instant, place: z.string(), info: z.string() }).nullable(),
});
export type PackageView = z.infer<typeof packageView>;

/** The desks also see who did what with it since it was packed, oldest first. */
export const deskPackage = packageView.extend({
  steps: z.array(
    z.object({
      event: z.enum(packageSteps),
      state: z.enum(packageStates),
      at: instant,
      by: z.enum(['member', 'staff', 'system']),
      why: z.string(),
      staffName: z.string(),
    }),
  ),
});
export type DeskPackage = z.infer<typeof deskPackage>;
