/** Formatters are cached, because creating one costs more than the rest of pricing an order. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, made);
  return made;
}

/** Offsets are cached as well, by zone and minute: most calls ask for the offset now or at the start of a day. */
const offsets = new Map<string, number>();
const mostOffsets = 1_000;

/**
 * How far the clocks of `timeZone` are ahead of UTC at `at` (milliseconds since the epoch), in milliseconds.
 * @example zoneOffsetMs('Asia/Taipei', 0) // → 28800000
 */
export function zoneOffsetMs(timeZone: string, at: number): number {
  const key = `${timeZone} ${Math.floor(at / 60_000)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffsetMs(timeZone, at);
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function readOffsetMs(timeZone: string, at: number): number {
  const name = formatOf(timeZone)
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? -ms : ms;
}
