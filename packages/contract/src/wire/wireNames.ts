/** Our name → the wire's name. The wire misspells some names and must keep doing so. */
export type WireNames = Readonly<Record<string, string>>;

/** Misleading words of the product's specification, which we replace in all calls: our name → the wire's name. */
export const wireWords = {
  courierNumber: 'billCode',
  courierNumbers: 'billCodes',
} as const satisfies WireNames;

/**
 * Swaps our names and the wire's in all keys, so that the wire accepts only its own names. `misspelt` are the names
 * that only this call misspells. Swapping twice gives the original.
 */
export function swapNames(value: unknown, misspelt?: WireNames): unknown {
  return swap(value, bothWays(misspelt));
}

/** Replaces the names of a record of fields, as `swapNames` does. */
export function swapFieldNames(fields: Readonly<Record<string, unknown>>, misspelt?: WireNames) {
  return swapFields(fields, bothWays(misspelt));
}

/** Replaces one name as `swapNames` does. */
export function swapName(name: string, misspelt?: WireNames): string {
  return bothWays(misspelt).get(name) ?? name;
}

/** Keys of a JSON text to be respelled. A regular expression replaces many of them in half the time of a text. */
type KeySwaps = readonly (readonly [from: RegExp, to: string])[];

const swapsOf = (pairs: readonly (readonly [from: string, to: string])[]): KeySwaps =>
  pairs.map(([from, to]) => [new RegExp(`"${from}":`, 'g'), `"${to}":`]);

/** Our names in a schema's text that are spelled differently on the wire. */
export function namesOnWire(schema: string, misspelt?: WireNames): KeySwaps {
  const all = Object.entries({ ...wireWords, ...misspelt });
  return swapsOf(all.filter(([ours]) => schema.includes(`"${ours}"`)));
}

/** Respells an outgoing answer as text: inside a JSON value a quotation mark is always escaped, so matches are keys. */
export function toWireNames(json: string, names: KeySwaps): string {
  return names.reduce((text, [from, to]) => text.replaceAll(from, to), json);
}

/** The reverse of `toWireNames`, for an incoming answer. */
export function fromWireNames(json: string, misspelt?: WireNames): string {
  const names = Object.entries({ ...wireWords, ...misspelt });
  return toWireNames(json, swapsOf(names.map(([ours, wires]) => [wires, ours])));
}

const known = new WeakMap<WireNames, ReadonlyMap<string, string>>();

function bothWays(misspelt: WireNames = wireWords): ReadonlyMap<string, string> {
  let names = known.get(misspelt);
  if (names === undefined) {
    const pairs = Object.entries({ ...wireWords, ...misspelt });
    names = new Map(pairs.flatMap(([ours, wires]) => [[ours, wires] as const, [wires, ours] as const]));
    known.set(misspelt, names);
  }
  return names;
}

function swap(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => swap(one, names));
  return typeof value === 'object' && value !== null ? swapFields(value, names) : value;
}

function swapFields(fields: object, names: ReadonlyMap<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, one]) => [names.get(key) ?? key, swap(one, names)]),
  );
}
