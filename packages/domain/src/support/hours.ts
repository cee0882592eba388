/** When staff answer: on these days of the week (0 is Sunday), between these times on the shop's clock. */
export interface SupportHours {
  readonly days: readonly number[];
  /** `HH:MM`; `until` may be `24:00`. */
  readonly from: string;
  readonly until: string;
}

/** The hours, and the automatic answer outside them; a missing language uses the product's own text. */
export interface ChatSettings extends SupportHours {
  readonly away: Readonly<Record<'zh' | 'tw' | 'en', string>>;
}

export const defaultChatSettings: ChatSettings = {
  days: [0, 1, 2, 3, 4, 5, 6],
  from: '00:00',
  until: '24:00',
  away: { zh: '', tw: '', en: '' },
};

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Whether staff answer at that moment. Hours whose end is before their beginning cross midnight, and belong
 * to the day on which they begin.
 * @example isSupportOpenAt({ days: [1, 2, 3, 4, 5], from: '22:00', until: '02:00' }, 'Asia/Taipei', '2026-11-27T17:00:00Z')
 * // → true
 */
export function isSupportOpenAt({ days, from, until }: SupportHours, timeZone: string, now: string): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(now));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const today = weekdays.indexOf(part('weekday'));
  const time = `${part('hour')}:${part('minute')}`;
  if (from < until) return days.includes(today) && from <= time && time < until;
  const yesterday = (today + 6) % 7;
  return (days.includes(today) && from <= time) || (days.includes(yesterday) && time < until);
}
