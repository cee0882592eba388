import { mergeReasons } from '@crossdock/domain/parcels/merge.ts';

/** The most parcels of an order. */
export const maxParcels = 100;

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
  ...mergeReasons,
  ...destinationRefusals,
  'order.selectAgain',
  'order.channelUnfit',
  'order.insuredTooMuch',
  'declarer.notUsable',
  'declarer.otherCountry',
] as const;
/** Why parcels, destination, channel and services cannot become an order. */
export const choiceRefusals = [...routeRefusals, 'service.notOffered'] as const;
