import { phoneProblem } from '@crossdock/domain/members/phone.ts';
import type { RowCells } from '@crossdock/domain/moving/cells.ts';
import { callingCodes, isRegion, type Region, regions } from '@crossdock/domain/regions.ts';
import { phoneOf } from '../platform/phoneNumbers.ts';

/** The shop's own region, derived from its currency. */
const ofCurrency: Readonly<Record<string, Region>> = { TWD: 'TW', HKD: 'HK', THB: 'TH', MYR: 'MY' };

const names: Readonly<Record<Region, RegExp>> = {
  TW: /^(tw|twn|taiwan|台湾|台灣|臺灣|中国台湾|中華民國)$/,
  HK: /^(hk|hkg|hongkong|香港|中国香港|中國香港)$/,
  TH: /^(th|tha|thailand|泰国|泰國|ไทย|ประเทศไทย)$/,
  MY: /^(my|mys|malaysia|马来西亚|馬來西亞)$/,
};

/** The region that a cell names; an empty cell means the shop's own region. */
export function readRegion(cells: RowCells, currency: string): Region | undefined {
  const text = cells.text('country', 60);
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s/gu, '');
  const found = plain === '' ? ofCurrency[currency] : regions.find((one) => names[one].test(plain));
  if (found === undefined) cells.fault('country', 'moving.countryUnknown');
  return found;
}

export interface PhoneInCell {
  readonly areaCode: string;
  readonly phone: string;
}

/**
 * The phone of a row in stored form. The cell may contain the calling code as well, and a leading zero that a
 * spreadsheet dropped is added again.
 */
export function readPhone(cells: RowCells, region: Region | undefined, currency: string): PhoneInCell {
  const digits = cells
    .needed('phone', 30)
    .normalize('NFKC')
    .replace(/[\s().-]/gu, '');
  const nothing = { areaCode: '', phone: digits };
  if (digits === '') return nothing;
  const typedCode = cells.text('area_code', 8).replace(/^(\+|00)/, '');
  const usual = callingCodes[region ?? ofCurrency[currency] ?? 'TW'];
  const carried = /^(\+|00)(886|852|66|60)(\d+)$/.exec(digits);
  const areaCode = carried?.[2] ?? (typedCode || usual);
  const national = carried?.[3] ?? digits.replace(/^\+/, '');
  const own = regions.find((one) => callingCodes[one] === areaCode);
  const phone = own === undefined ? national : withZero(own, national);
  const problem = own === undefined ? undefined : phoneProblem(own, phone);
  const stored = problem === undefined ? phoneOf(areaCode, phone) : undefined;
  if (stored === undefined) cells.fault('phone', problem ?? 'field.phone');
  return stored ? { areaCode: stored.areaCode, phone: stored.phone } : nothing;
}

function withZero(region: Region, national: string): string {
  if (phoneProblem(region, national) === undefined) return national;
  return isRegion(region) && phoneProblem(region, `0${national}`) === undefined ? `0${national}` : national;
}
