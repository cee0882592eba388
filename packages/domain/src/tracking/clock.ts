import { zoneOffsetMs } from '../zoneOffset.ts';

const written =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The instant (ISO 8601 UTC) of a time as people write it: `2026-01-31 14:30`, with slashes, with seconds, or without
 * a time (midnight). Without its own zone it is read in `timeZone` (IANA name); of an hour that occurs twice, the
 * first. Undefined for an impossible time such as 30 February.
 * @example parseLocalTime('2026-01-31 14:30', 'Asia/Taipei') // → '2026-01-31T06:30:00.000Z'
 * @example parseLocalTime('2026-02-30', 'Asia/Taipei') // → undefined
 * @example parseLocalTime('2026/01/31 14:30:05+08:00', 'UTC') // → '2026-01-31T06:30:05.000Z'
 */
export function parseLocalTime(text: string, timeZone: string): string | undefined {
  const match = written.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const asUtc = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second);
  const date = new Date(asUtc);
  const isReal =
    date.getUTCMonth() + 1 === month &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute;
  if (!isReal || !year || year < 2000) return undefined;
  const zone = match[7];
  if (zone) return new Date(asUtc - zoneMs(zone)).toISOString();
  const before = asUtc - zoneOffsetMs(timeZone, asUtc - 86_400_000);
  const after = asUtc - zoneOffsetMs(timeZone, asUtc + 86_400_000);
  const shown = [before, after].filter((at) => at + zoneOffsetMs(timeZone, at) === asUtc);
  return new Date(Math.min(...(shown.length > 0 ? shown : [after]))).toISOString();
}

function zoneMs(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}
