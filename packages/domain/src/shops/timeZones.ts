import type { Region } from '../regions.ts';

/** Currency and time zone of each region. */
export const regionDefaults: Readonly<
  Record<Region, { readonly currency: string; readonly timeZone: string }>
> = {
  TW: { currency: 'TWD', timeZone: 'Asia/Taipei' },
  HK: { currency: 'HKD', timeZone: 'Asia/Hong_Kong' },
  TH: { currency: 'THB', timeZone: 'Asia/Bangkok' },
  MY: { currency: 'MYR', timeZone: 'Asia/Kuala_Lumpur' },
};

/**
 * Whether a name is a time zone that this runtime knows.
 * @example isTimeZone('Asia/Taipei') // → true
 * @example isTimeZone('Taipei') // → false
 */
export function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name);
}
