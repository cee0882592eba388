import { monthsSpan } from '@crossdock/domain/shops/wallClock.ts';
import type { Shop } from '../platform/shop.ts';

/** When a month of the shop's calendar begins and ends. */
export function monthSpan(month: string, { timeZone }: Pick<Shop, 'timeZone'>) {
  // Noon UTC of the 15th is in this month in every time zone.
  const amid = `${month}-15T12:00:00.000Z`;
  return monthsSpan(amid, amid, timeZone);
}
