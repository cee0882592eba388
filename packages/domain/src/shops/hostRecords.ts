/**
 * A DNS record that a firm enters at its domain's provider. `ALIAS` is what providers offer where a CNAME is
 * not allowed.
 */
export interface HostRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME' | 'ALIAS';
  /** The part in front of the domain, as most providers ask for it; `@` for the domain itself. */
  readonly name: string;
  readonly value: string;
  readonly ttlSeconds: number;
}

/** A short time to live, so that a mistake can be corrected within minutes. */
const ttlSeconds = 300;

/** Second-level domains under which names are sold: `example.com.tw`. */
const secondLevels: ReadonlySet<string> = new Set(
  'com co net org edu gov ac or in go idv game ebiz club'.split(' '),
);

/**
 * The part of a host in front of its domain: `ship` of `ship.example.com`; `@` if it is the domain itself.
 * Knows the second levels of nearby countries, not every registry; providers show the domain beside the field
 * anyway.
 * @example dnsRecordName('ship.example.com.tw') // → 'ship'
 */
export function dnsRecordName(host: string): string {
  const labels = host.split('.');
  const [country = '', second = ''] = labels.toReversed();
  const own = country.length === 2 && secondLevels.has(second) ? 3 : 2;
  return labels.slice(0, Math.max(0, labels.length - own)).join('.') || '@';
}

/**
 * The DNS records that point a host to these IP addresses and names. Never more than one CNAME, and none for
 * a domain itself, where the standard forbids it.
 * @example hostRecords('ship.example.com', ['203.0.113.7']) // →
 * [{ type: 'A', name: 'ship', value: '203.0.113.7', ttlSeconds: 300 }]
 */
export function hostRecords(host: string, targets: readonly string[]): HostRecord[] {
  const name = dnsRecordName(host);
  const named = targets.find((target) => typeOf(target) === 'CNAME');
  if (named !== undefined)
    return [{ type: name === '@' ? 'ALIAS' : 'CNAME', name, value: named, ttlSeconds }];
  return targets.map((value) => ({ type: typeOf(value), name, value, ttlSeconds }));
}

function typeOf(target: string): 'A' | 'AAAA' | 'CNAME' {
  if (target.includes(':')) return 'AAAA';
  return /^\d+(\.\d+){3}$/.test(target) ? 'A' : 'CNAME';
}
