import { isOneOf } from './records.ts';

/** The regions of members and destinations, as ISO 3166 alpha-2 codes. */
export const regions = ['TW', 'HK', 'TH', 'MY'] as const;
export type Region = (typeof regions)[number];

/**
 * Whether we ship to this country (ISO 3166 alpha-2).
 * @example isRegion('US') // → false
 */
export function isRegion(code: string): code is Region {
  return isOneOf(regions, code);
}

/** Country calling codes, without the plus sign. */
export const callingCodes: Readonly<Record<Region, string>> = { TW: '886', HK: '852', TH: '66', MY: '60' };
