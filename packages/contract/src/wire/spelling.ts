/** Our name → the name that travels. The wire misspells some names and must go on doing so; nobody else has to. */
export type Spelling = Readonly<Record<string, string>>;

/**
 * Swaps our names for the wire's and the wire's for ours, wherever they are keys. Swapping rather than renaming makes it
 * its own way back, and leaves our names unknown on the wire.
 */
export function respell(value: unknown, spelling: Spelling | undefined): unknown {
  return spelling ? swap(value, bothWays(spelling)) : value;
}

/** One name, as `respell` would swap it. */
export function respellName(name: string, spelling: Spelling | undefined): string {
  return spelling ? (bothWays(spelling).get(name) ?? name) : name;
}

function bothWays(spelling: Spelling): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(spelling).flatMap(([ours, wires]) => [[ours, wires] as const, [wires, ours] as const]),
  );
}

function swap(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => swap(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [names.get(key) ?? key, swap(one, names)]),
  );
}
