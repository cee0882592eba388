import { dayAfter } from '../wallet/days.ts';

/** The parts of a day in which a driver can come. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** The hours of each part on the shop's clock. */
export const dayPartHours = {
  morning: '9:00–12:00',
  afternoon: '12:00–18:00',
  evening: '18:00–21:00',
} as const satisfies Readonly<Record<DayPart, string>>;

/** Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

export const pickupLeadDaysMax = 14;
export const pickupHorizonDaysMax = 30;

/** The shop's settings for pickups. */
export interface PickupSettings {
  /** Days from today to the first day that can be chosen. */
  readonly leadDays: number;
  /** The number of days, beginning with that first day, from which members choose. */
  readonly horizonDays: number;
  readonly weekdays: readonly Weekday[];
  readonly parts: readonly DayPart[];
}

export const defaultPickupSettings: PickupSettings = {
  leadDays: 1,
  horizonDays: 14,
  weekdays: [1, 2, 3, 4, 5, 6],
  parts: ['morning', 'afternoon'],
};

/**
 * The days that members can choose; empty if none of the shop's weekdays is in range.
 * @example pickupDays('2026-11-27', { leadDays: 1, horizonDays: 3, weekdays: [1, 2, 3, 4, 5] }) // → ['2026-11-30']
 */
export function pickupDays(
  today: string,
  { leadDays, horizonDays, weekdays: open }: PickupSettings,
): string[] {
  return Array.from({ length: horizonDays }, (_, n) => dayAfter(today, leadDays + n)).filter((day) =>
    open.includes(weekdayOf(day)),
  );
}

function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 1;
}
