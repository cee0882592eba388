import { type ReferencePrefix, randomByteCount, referenceNumber } from '@crossdock/domain/reference.ts';

/** Repeatable random numbers. The same seed gives the same shop on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to but not including 1 (Mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    const chosen = from[this.int(0, from.length - 1)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  }

  /** Like `pick`, with a weight for each entry. */
  weighted<T>(from: readonly (readonly [T, number])[]): T {
    let left = this.next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(from)[0];
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.int(0, 9)).join('');
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.int(0, 255));
  }

  /** A new reference number with this prefix, such as an order's number. */
  reference(prefix: ReferencePrefix): string {
    return referenceNumber(prefix, this.bytes(randomByteCount(prefix)));
  }

  /** A UUIDv7 of the given time, so that ids sort by time. */
  idAt(ms: number): string {
    const time = Math.floor(ms).toString(16).padStart(12, '0');
    const hex = Array.from(this.bytes(10), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const variant = '89ab'.charAt(this.int(0, 3));
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
  }
}
