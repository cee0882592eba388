import { noLimits } from './limits.ts';
import type { RateCard } from './rateCard.ts';

/** All of a card but its weight and freight, charging nothing and refusing nothing: what a card begins with. */
export const noCharges = {
  limits: { ...noLimits, goodsTypes: null },
  size: { overLength: [], overWeight: [], overVolume: [], combine: 'all', capMinor: null },
  goods: [],
  areas: [],
  storage: null,
  packing: { perShipmentMinor: 0, perBoxMinor: 0, perParcelMinor: 0 },
  insurance: null,
  taxes: [],
  delivery: { homeMinor: 0, pickupMinor: 0, per: 'shipment' },
  cashOnDelivery: null,
} satisfies Omit<RateCard, 'currency' | 'validFrom' | 'validTo' | 'weight' | 'freight'>;
