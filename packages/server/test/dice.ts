/** Pseudo-random numbers that are equal for equal seeds. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  below(most: number): number {
    return Math.floor(this.next() * most);
  }
  of<T>(list: readonly T[]): T {
    const one = list[this.below(list.length)];
    if (one === undefined) throw new Error('an empty list');
    return one;
  }
  may(chance: number): boolean {
    return this.next() < chance;
  }
  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }
}
