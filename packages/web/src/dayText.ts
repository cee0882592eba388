import { formatWhen, type WhenStyle } from '@crossdock/ui/format.ts';
import type { Formatting } from '@crossdock/ui/UiProvider.tsx';

/**
 * Formats a calendar day (`2026-11-23`), by default with its weekday. Time zones do not matter, because a day is not
 * an instant.
 */
export function dayText(day: string, { locale }: Formatting, style: WhenStyle = 'day'): string {
  return formatWhen(`${day}T00:00:00Z`, style, { locale, timeZone: 'UTC' });
}
