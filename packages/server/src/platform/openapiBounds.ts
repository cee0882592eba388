import { isRecord } from '@crossdock/domain/records.ts';

/** Adds limits to each of several parts. */
export const withBoundsForEach = (parts: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, withDefaultBounds(part)]));

/** The longest accepted body, in bytes, and therefore the limit for the length of a text or a list. */
const mostBytes = 1_048_576;

const lengths: Readonly<Record<string, number>> = { uuid: 36, date: 10, 'date-time': 40 };

/**
 * Adds limits to texts, lists and whole numbers whose schema has none. Whole numbers are those that JavaScript holds
 * exactly.
 */
export function withDefaultBounds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withDefaultBounds);
  if (!isRecord(part)) return part;
  const inner = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withDefaultBounds(value)]),
  );
  const types = [part.type].flat();
  if (types.includes('string') && part.enum === undefined && part.const === undefined)
    return { maxLength: lengths[String(part.format)] ?? mostBytes, ...inner };
  if (types.includes('array')) return { maxItems: mostBytes / 2, ...inner };
  if (types.includes('integer')) return { format: 'int64', ...inner };
  return inner;
}
