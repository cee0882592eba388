import { isRecord } from '@crossdock/domain/records.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/gi;
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
/** Matches tokens, tickets, signatures and keys: long words of mixed characters without a space. */
const secret = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}/g;
const milliseconds = /\b1[789]\d{11}\b/g;
const secrets = /^(secret|recoveryCodes|browserKey|auth|p256dh)$/;

const beginning = Date.parse('2026-01-05T03:00:00.000Z');
const longestText = 700;
const mostKeys = 80;

/**
 * Replaces ids, times, tokens and pictures by made-up ones. Equal values stay equal across a request and its answer.
 */
export function withMadeUpValues<T>(value: T): T {
  const ids = new Map<string, string>();
  const times = instantsIn(JSON.stringify(value));
  const stand = (text: string, key: string): string => {
    if (text.startsWith('data:')) return 'data:image/png;base64,iVBORw0KGgo=';
    if (key === 'base64') return 'ZXhhbXBsZQ==';
    if (secrets.test(key) && text.length > 7) return standIn(text);
    const plain = text
      .replace(uuid, (id) => nameFor(ids, id))
      .replace(instant, (at) => times.get(at) ?? at)
      .replace(milliseconds, String(beginning))
      .replace(/\b(tw|th)\.test\b/g, 'shop.example')
      .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080');
    const kept = plain.replace(secret, (found) =>
      found.includes('-0000-7000-8000-') ? found : standIn(found),
    );
    return kept.length > longestText ? kept.slice(0, longestText) : kept;
  };
  return walked(value, '', stand, (name) => name.replace(uuid, (id) => nameFor(ids, id))) as T;
}

function walked(
  value: unknown,
  key: string,
  stand: (text: string, key: string) => string,
  named: (name: string) => string,
): unknown {
  if (typeof value === 'string') return stand(value, key);
  if (typeof value === 'number' && value > 1.6e12 && value < 2e12) return beginning;
  if (Array.isArray(value)) return value.map((one) => walked(one, key, stand, named));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries
      .slice(0, entries.length > mostKeys ? 5 : mostKeys)
      .map(([name, one]) => [named(name), walked(one, name, stand, named)]),
  );
}

/** A text as long as the original that is plainly an example. */
function standIn(text: string): string {
  const head = text.startsWith('crossdock_') ? 'crossdock_' : '';
  return head + 'EXAMPLE'.repeat(Math.ceil(text.length / 7)).slice(0, text.length - head.length);
}

function nameFor(ids: Map<string, string>, id: string): string {
  const known = ids.get(id) ?? `01900000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
  ids.set(id, known);
  return known;
}

/** Moves the times to a fixed morning. Keeps the intervals between them. */
function instantsIn(text: string): ReadonlyMap<string, string> {
  const found = [...new Set(text.match(instant))].sort();
  const first = Date.parse(found[0] ?? '') || beginning;
  return new Map(
    found.map((at) => {
      const seconds = Math.round((Date.parse(at) - first) / 1000);
      return [at, new Date(beginning + seconds * 1000).toISOString()];
    }),
  );
}
