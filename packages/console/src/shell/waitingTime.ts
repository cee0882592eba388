import { t } from './i18n.ts';

const minuteMs = 60_000;

/** The time since `iso` in its largest unit. */
export function waitedText(iso: string, nowMs = Date.now()): string {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(iso)) / minuteMs));
  if (minutes < 60) return t('shell.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('shell.hours', { n: hours }) : t('shell.days', { n: Math.floor(hours / 24) });
}

/** Whether something has waited for a day in a queue, so that somebody should look at it. */
export function isWaitingTooLong(iso: string, nowMs = Date.now()): boolean {
  return nowMs - Date.parse(iso) > 24 * 60 * minuteMs;
}
