/** `Object.keys` and its kind lose the keys' types in TypeScript; these keep them. */
export function keysOf<K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] {
  return Object.keys(record) as K[];
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
