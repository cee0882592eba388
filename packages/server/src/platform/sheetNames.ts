/** As names are compared: widths, blanks and case say nothing. */
export function normal(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** Finds things by any of their names; ten thousand rows ask for the same few. */
export class Index<T extends Named> {
  readonly #byName = new Map<string, T>();

  constructor(things: readonly T[]) {
    for (const thing of things)
      for (const name of [thing.id, ...thing.names]) {
        const key = normal(name);
        if (key !== '' && !this.#byName.has(key)) this.#byName.set(key, thing);
      }
  }

  find(text: string): T | undefined {
    return this.#byName.get(normal(text));
  }
}
