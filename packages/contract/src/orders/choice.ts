import { mergeObstacles } from '@crossdock/domain/parcels/merge.ts';
import { z } from 'zod';
import { discountChoice } from '../coupons/discounts.ts';
import { personNameSchema } from '../members/fields.ts';
import { chosenServices } from '../services/shapes.ts';
import { note, plain } from '../wire/values.ts';

/** The most parcels of an order. */
export const maxParcelsPerOrder = 100;

/** The fields that a member's choice for a plan, a quote and an order have in common. */
export const shippingChoice = {
  /** An approved address of the member. With delivery type 3, the address must name a pickup point or store. */
  addressId: plain.optionalId,
  /** A pickup point instead of an address, with its collector (by default the member). */
  pickupPointId: plain.optionalId,
  consignee: personNameSchema(50).optional(),
  phone: note(20).optional(),
  insuredMinor: z.number().int('field.integer').min(0, 'field.tooSmall').default(0),
  taxIncluded: plain.yesNo.default(false),
  cashOnDelivery: plain.yesNo.default(false),
  ...discountChoice,
  /** Services of the whole order, each a line of its bill. */
  services: chosenServices,
};

/** Why a destination cannot be priced or ordered to. */
const destinationRefusals = [
  'order.noAddress',
  'order.addressNotChosen',
  'order.noApprovedAddress',
  'order.storeRequired',
  'order.pickupPointGone',
  'order.pickupPhone',
] as const;
/** Why parcels cannot go to a destination by a channel. */
export const routeRefusals = [
  ...mergeObstacles,
  ...destinationRefusals,
  'order.selectAgain',
  'order.channelUnfit',
  'order.insuredTooMuch',
  'declarer.notUsable',
  'declarer.otherCountry',
] as const;
/** Why parcels, destination, channel and services cannot become an order. */
export const choiceRefusals = [...routeRefusals, 'service.notOffered'] as const;
