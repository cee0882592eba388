/** Our name → the wire's name. The wire misspells some names and must keep doing so. */
export type Spelling = Readonly<Record<string, string>>;

/** Misleading words of the specification, replaced everywhere: ours → the wire's. */
export const wireWords = {
  courierNumber: 'billCode',
  courierNumbers: 'billCodes',
} as const satisfies Spelling;

/**
 * Swaps our names and the wire's in all keys; `misspelt` are a call's own names. Swapping twice gives the
 * original, and our names stay unknown on the wire.
 */
export function respell(value: unknown, misspelt?: Spelling): unknown {
  return swap(value, bothWays(misspelt));
}

/** Respells the names of a record of fields. */
export function respellFields(fields: Readonly<Record<string, unknown>>, misspelt?: Spelling) {
  return swapFields(fields, bothWays(misspelt));
}

/** Respells one name as `respell` does. */
export function respellName(name: string, misspelt?: Spelling): string {
  return bothWays(misspelt).get(name) ?? name;
}

type Names = readonly (readonly [from: string, to: string])[];

/** The names in a schema's text that are spelled differently on the wire: ours, and the wire's. */
export function spelledIn(schema: string, misspelt?: Spelling): Names {
  return Object.entries({ ...wireWords, ...misspelt }).filter(([ours]) => schema.includes(`"${ours}"`));
}

/** Respells an outgoing answer as text: inside a JSON value a quotation mark is always escaped, so matches are keys. */
export function spellAnswer(json: string, names: Names): string {
  return names.reduce((text, [from, to]) => text.replaceAll(`"${from}":`, `"${to}":`), json);
}

/** The reverse of `spellAnswer`, for an incoming answer. */
export function unspellAnswer(json: string, misspelt?: Spelling): string {
  const names = Object.entries({ ...wireWords, ...misspelt });
  return spellAnswer(
    json,
    names.map(([ours, wires]) => [wires, ours]),
  );
}

const known = new WeakMap<Spelling, ReadonlyMap<string, string>>();

function bothWays(misspelt: Spelling = wireWords): ReadonlyMap<string, string> {
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
