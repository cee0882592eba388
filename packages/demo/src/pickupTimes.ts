import { dateIn, dayStart } from '@crossdock/domain/orders/timeFilters.ts';
import { dayPartHours, defaultPickupSettings, pickupDays } from '@crossdock/domain/pickups/days.ts';
import { dayAfter } from '@crossdock/domain/wallet/days.ts';
import type { DemoPickup } from './demoPickups.ts';
import { hour } from './times.ts';

export interface PickupTimes {
  /** When the member booked the pickup. */
  readonly at: number;
  readonly plannedAt: number;
  /** The day of the driver's visit. */
  readonly day: string;
  /** When the goods were picked up or the pickup failed. */
  readonly endedAt: number;
  /** When the fetched goods arrived at the warehouse. */
  readonly arrivedAt: number;
}

/** The pickup was booked by the evening before, and the driver came within the chosen hours of the planned day. */
export function pickupTimes(wanted: DemoPickup, now: number, timeZone: string): PickupTimes {
  const { state, inDays, part = 'morning' } = wanted;
  const [from = '0'] = dayPartHours[part].split(':');
  const visitOn = (day: string) => Date.parse(dayStart(day, timeZone)) + (Number(from) + 0.7) * hour;
  const wasThere = state === 'collected' || state === 'inHouse' || state === 'failed';
  let day = dayAfter(dateIn(new Date(now).toISOString(), timeZone), inDays);
  const back = wasThere || inDays < 0;
  while (!isOpen(day) || (wasThere && visitOn(day) > now)) day = dayAfter(day, back ? -1 : 1);
  const evening = Date.parse(dayStart(dayAfter(day, -1), timeZone)) + 17 * hour;
  const at = Math.min(now - wanted.hoursAgo * hour, evening);
  const visitAt = visitOn(day);
  return {
    ...{ at, day, plannedAt: at + hour },
    endedAt: state === 'cancelled' ? at + 3 * hour : visitAt,
    arrivedAt: visitAt + 4 * hour,
  };
}

const isOpen = (day: string) =>
  pickupDays(day, { ...defaultPickupSettings, leadDays: 0, horizonDays: 1 }).length > 0;
