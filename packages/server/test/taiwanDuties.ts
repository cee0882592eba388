import type { Request } from '@crossdock/contract/table.ts';

/**
 * Duty and tax for Taiwan: in half a year, two sea shipments of a declarer with a value of up to NT$2,000 each are
 * free. All other shipments cost 5 % VAT and no duty.
 */
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
