/** `Object.keys` and its kind lose the keys' types in TypeScript; these keep them. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
}

/** Whether it is one of these, and so no other value of its kind. */
export function isOneOf<const T>(list: readonly T[], value: unknown): value is T {
  const known: readonly unknown[] = list;
  return known.includes(value);
}

/** Whether the record has this key of its own. */
export function hasKey<R extends object>(record: R, key: PropertyKey): key is keyof R {
  return Object.hasOwn(record, key);
}

/** Whether a value from outside has fields by name. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record that has a value for each of these keys. */
export function recordOf<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
}

/** These parts of a record and no others. */
export function picked<T extends object, K extends keyof T & string>(
  from: T,
  keys: readonly K[],
): Pick<T, K> {
  return recordOf(keys, (key) => from[key]) as Pick<T, K>;
}
