import type { Lane } from '../src/pricing/lane.ts';
import { carrierLimits } from '../src/pricing/limits.ts';
import { taiwanSeaExpress } from './rateCards.ts';

/** Sea express to Taiwan for clothes and shoes: two carriers to the door, one to convenience stores. */
export const seaLane: Lane = {
  card: taiwanSeaExpress,
  codOffered: true,
  goodsTypes: ['clothes', 'shoes'],
  carriers: [
    { id: 'kerry', code: 'KERRY', name: 'Kerry', deliveryType: 2, limits: carrierLimits.kerry },
    { id: 'hct', code: 'HCT', name: 'HCT', deliveryType: 2, limits: carrierLimits.hct },
    { id: 'store', code: 'STORE', name: '7-11', deliveryType: 3, limits: carrierLimits.convenienceStore },
  ],
};
