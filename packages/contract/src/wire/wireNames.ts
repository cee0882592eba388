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

/** Respells the names of a record of fields. */
export function swapFieldNames(fields: Readonly<Record<string, unknown>>, misspelt?: WireNames) {
  return swapFields(fields, bothWays(misspelt));
}

/** Respells one name as `swapNames` does. */
export function swapName(name: string, misspelt?: WireNames): string {
  return bothWays(misspelt).get(name) ?? name;
}

type Names = readonly (readonly [from: string, to: string])[];

/** The names in a schema's text that are spelled differently on the wire, each as a pair of our name and the wire's. */
export function namesOnWire(schema: string, misspelt?: WireNames): Names {
  return Object.entries({ ...wireWords, ...misspelt }).filter(([ours]) => schema.includes(`"${ours}"`));
}

/** Respells an outgoing answer as text: inside a JSON value a quotation mark is always escaped, so matches are keys. */
export function toWireNames(json: string, names: Names): string {
  return names.reduce((text, [from, to]) => text.replaceAll(`"${from}":`, `"${to}":`), json);
}

/** The reverse of `toWireNames`, for an incoming answer. */
export function fromWireNames(json: string, misspelt?: WireNames): string {
  const names = Object.entries({ ...wireWords, ...misspelt });
  return toWireNames(
    json,
    names.map(([ours, wires]) => [wires, ours]),
  );
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
