import { mergeReasons } from '@crossdock/domain/parcels/merge.ts';

/** The most parcels of an order. */
export const maxParcels = 100;

/** Why a destination cannot be priced or ordered to. */
export const destinationRefusals = [
  'order.noAddress',
  'order.addressNotChosen',
  'order.noApprovedAddress',
  'order.storeRequired',
  'order.pickupPointGone',
  'order.pickupPhone',
] as const;
/** Why parcels, destination, channel and services cannot become an order. */
export const choiceRefusals = [
  ...mergeReasons,
  ...destinationRefusals,
  'order.selectAgain',
  'order.channelUnfit',
  'order.insuredTooMuch',
  'declarer.notUsable',
  'declarer.otherCountry',
  'service.notOffered',
] as const;
