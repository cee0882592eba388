import type { Request } from '@crossdock/contract/table.ts';

/** A table of duty and tax for Taiwan: two sea shipments of up to NT$2,000 are free, others have 5 % of VAT and no duty. */
export const taiwanDuties: Request<'saveDutyTable'> = {
  country: 'TW',
  from: '2020-01-01',
  base: 'goods',
  freeUpToMinor: 2_000_00,
  freeModes: ['sea'],
  freeEntries: 2,
  lowValueBp: 0,
  vatBp: 500,
  dutyBp: 0,
  goodsRates: [],
  source: 'Customs',
  asOf: '2026-11-20',
  rateMillionths: null,
};
