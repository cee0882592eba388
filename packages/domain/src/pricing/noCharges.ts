import { noLimits } from './limits.ts';
import type { RateCard } from './rateCard.ts';

/** The rest of a new card, beside weight and freight: no charges and no limits. */
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
