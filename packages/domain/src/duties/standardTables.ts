import type { GoodsType } from '../parcels/goods.ts';
import { keysOf } from '../records.ts';
import type { DutyTable, GoodsDutyRate } from './table.ts';

const general = { base: 'goodsAndFreight', freeModes: ['air', 'sea', 'land'], rateMillionths: null } as const;
const lookedUp = { source: '', asOf: '2026-11-01' } as const;

const rates = (bps: Readonly<Partial<Record<GoodsType, number>>>): GoodsDutyRate[] =>
  keysOf(bps).map((goodsType) => ({ goodsType, dutyBp: bps[goodsType] ?? 0 }));

/**
 * The tables that a shop begins with. Limits and taxes are those of the law; the duty of a goods type is a usual one,
 * because the law sets it by customs code. A shop writes tables of its own where it knows better.
 */
export const standardDutyTables: readonly DutyTable[] = [
  {
    // Air express: up to NT$2,000 free, six times per person and half-year; VAT 5 % of value and duty.
    ...general,
    ...lookedUp,
    country: 'TW',
    from: '2018-01-01',
    freeUpToMinor: 2_000_00,
    freeEntries: 6,
    lowValueBp: 0,
    vatBp: 500,
    dutyBp: 500,
    goodsRates: rates({ clothes: 1_200, shoes: 750, bags: 700, food: 2_000, electronics: 0, furniture: 0 }),
  },
  {
    // Announcement 219/2568: duty and VAT 7 % from the first baht on.
    ...general,
    ...lookedUp,
    country: 'TH',
    from: '2026-01-01',
    freeUpToMinor: 1_00,
    freeEntries: null,
    lowValueBp: 0,
    vatBp: 700,
    dutyBp: 1_000,
    goodsRates: rates({ clothes: 3_000, shoes: 3_000, bags: 2_000, cosmetics: 3_000, electronics: 0 }),
  },
  {
    // Low-value goods tax 10 % of the price up to RM500; by air no duty and no import tax up to RM500 with freight.
    ...general,
    ...lookedUp,
    country: 'MY',
    from: '2024-01-01',
    freeUpToMinor: 500_00,
    freeModes: ['air'],
    freeEntries: null,
    lowValueBp: 1_000,
    vatBp: 1_000,
    dutyBp: 1_000,
    goodsRates: rates({ shoes: 1_500, bags: 2_000, electronics: 0, stationery: 500 }),
  },
  {
    // No tariff and no VAT; excise only on liquor, tobacco, oil and methyl alcohol.
    ...general,
    ...lookedUp,
    country: 'HK',
    from: '2018-01-01',
    freeUpToMinor: 0,
    freeEntries: null,
    lowValueBp: 0,
    vatBp: 0,
    dutyBp: 0,
    goodsRates: [],
  },
];
