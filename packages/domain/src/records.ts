/** `Object.keys` and similar functions lose the keys' types in TypeScript. These keep them. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
}

/** Whether the value is in the list; narrows its type. */
export function isOneOf<const T>(list: readonly T[], value: unknown): value is T {
  const known: readonly unknown[] = list;
  return known.includes(value);
}

/** Whether the record itself has this key. */
export function hasKey<R extends object>(record: R, key: PropertyKey): key is keyof R {
  return Object.hasOwn(record, key);
}

/** Whether a value from outside is an object with named fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Builds the record that has a value for each of these keys. */
export function recordOf<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
}

/** A copy of a record with only these fields. */
export function picked<T extends object, K extends keyof T & string>(
  from: T,
  keys: readonly K[],
): Pick<T, K> {
  return recordOf(keys, (key) => from[key]) as Pick<T, K>;
}
