/**
 * The keys of a record, with their types, which `Object.keys` loses in TypeScript.
 * @example keysOf({ a: 1, b: 2 }) // → ['a', 'b']
 */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
}

/**
 * Whether the value is in the list; narrows its type.
 * @example isOneOf(['a', 'b'], 'c') // → false
 * @example isOneOf(['a', 'b'], 'a') // → true
 */
export function isOneOf<const T>(list: readonly T[], value: unknown): value is T {
  const known: readonly unknown[] = list;
  return known.includes(value);
}

/**
 * Whether the record itself has this key.
 * @example hasKey({ a: 1 }, 'toString') // → false
 */
export function hasKey<R extends object>(record: R, key: PropertyKey): key is keyof R {
  return Object.hasOwn(record, key);
}

/**
 * Whether a value from outside is an object with named fields.
 * @example isRecord(null) // → false
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Builds the record that has a value for each of these keys.
 * @example recordOf(['a', 'b'], (key) => key + key) // → { a: 'aa', b: 'bb' }
 */
export function recordOf<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
}

/**
 * A copy of a record with only these fields.
 * @example pick({ a: 1, b: 2, c: 3 }, ['a', 'c']) // → { a: 1, c: 3 }
 */
export function pick<T extends object, K extends keyof T & string>(from: T, keys: readonly K[]): Pick<T, K> {
  return recordOf(keys, (key) => from[key]) as Pick<T, K>;
}
