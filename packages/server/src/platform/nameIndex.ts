/** The form in which names are compared: width, blanks and case are ignored. */
export function normalizedName(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

export interface NamedItem {
  readonly id: string;
  readonly names: readonly string[];
}

/** Finds items by any of their names. Built once, because ten thousand rows look up the same few items. */
export class NameIndex<T extends NamedItem> {
  readonly #byName = new Map<string, T>();

  constructor(things: readonly T[]) {
    for (const thing of things)
      for (const name of [thing.id, ...thing.names]) {
        const key = normalizedName(name);
        if (key !== '' && !this.#byName.has(key)) this.#byName.set(key, thing);
      }
  }

  find(text: string): T | undefined {
    return this.#byName.get(normalizedName(text));
  }
}
