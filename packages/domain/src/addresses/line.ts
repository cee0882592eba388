import { isRegion, type Region } from '../regions.ts';

/** The parts of a written address. A part that a country does not use is empty. */
export interface WrittenAddress {
  readonly country: string;
  readonly zip: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly street: string;
  readonly detail: string;
}

/** The order in which each country writes the parts of an address in its own script. */
const orders: Readonly<Record<Region, 'largeFirst' | 'zipLast' | 'zipBeforeCity'>> = {
  TW: 'largeFirst',
  HK: 'largeFirst',
  TH: 'zipLast',
  MY: 'zipBeforeCity',
};

const chinese = /\p{Script=Han}/u;

/**
 * A whole address in one line, in the order that its country's post expects. In Latin letters the order is
 * from the smallest part to the largest.
 * @example addressLine({ country: 'TW', zip: '106', province: '台北市', city: '大安區', area: '', detail: '信義路1號' }) // →
 * '106 台北市大安區信義路1號'
 */
export function addressLine(address: WrittenAddress): string {
  const { country, zip, province, city, area, street, detail } = address;
  const large = [province, city, area, street, detail].join('');
  const order = isRegion(country) ? orders[country] : 'zipLast';
  if (order === 'largeFirst' && chinese.test(large)) return joined(' ', zip, large);
  const small = [detail, street, area];
  return order === 'zipBeforeCity'
    ? joined(', ', ...small, joined(' ', zip, city), province)
    : joined(', ', ...small, city, joined(' ', province, zip));
}

const joined = (between: string, ...parts: readonly string[]) => parts.filter(Boolean).join(between);
