import { isRecord } from '@crossdock/domain/records.ts';

type Json = Record<string, unknown>;

/** A part that is long and occurs this often becomes a named component. */
const oftenEnough = 3;
const longEnough = 240;

interface Shared {
  readonly paths: Json;
  readonly schemas: Json;
  readonly responses: Json;
}

/** Replaces common parts of the paths by references: objects of answers, and refusals. */
export function extractSharedParts(paths: Json): Shared {
  const objects = new Kept('schemas');
  const refusals = new Kept('responses');
  visit(paths, objects, refusals, '', '');
  return {
    paths: inside(paths, objects, refusals),
    schemas: objects.named((part) => inside(part, objects, refusals)),
    responses: refusals.named((part) => part),
  };
}

/** Parts of one kind, counted by their text and named after the first field where they occur. */
class Kept {
  readonly #section: string;
  readonly #seen = new Map<string, { part: Json; hint: string; times: number; name?: string }>();
  readonly #names = new Set<string>(['Failure']);

  constructor(section: string) {
    this.#section = section;
  }

  note(part: Json, hint: string): void {
    const text = JSON.stringify(part);
    if (text.length < longEnough) return;
    const seen = this.#seen.get(text);
    if (seen) seen.times += 1;
    else this.#seen.set(text, { part, hint, times: 1 });
  }

  /** The reference that replaces the part, if it has one. */
  reference(part: Json): Json | undefined {
    const seen = this.#seen.get(JSON.stringify(part));
    if (seen === undefined || seen.times < oftenEnough) return undefined;
    seen.name ??= this.#free(seen.hint);
    return { $ref: `#/components/${this.#section}/${seen.name}` };
  }

  /** The parts by name, including those referenced inside others. */
  named(inside: (part: Json) => Json): Json {
    const made: Json = {};
    for (let before = -1; before < Object.keys(made).length; ) {
      before = Object.keys(made).length;
      for (const { name, part } of this.#seen.values())
        if (name !== undefined && !(name in made)) made[name] = inside(part);
    }
    return made;
  }

  #free(hint: string): string {
    const wanted = hint.charAt(0).toUpperCase() + hint.slice(1);
    let name = wanted;
    for (let n = 2; this.#names.has(name); n += 1) name = `${wanted}_${n}`;
    this.#names.add(name);
    return name;
  }
}

const isObject = (part: Json): boolean => part.type === 'object' && isRecord(part.properties);
const isRefusal = (part: Json, place: string): boolean => /^[45]\d\d$/.test(place) && 'content' in part;

function visit(part: unknown, objects: Kept, refusals: Kept, place: string, of: string): void {
  if (Array.isArray(part)) for (const one of part) visit(one, objects, refusals, place, of);
  if (!isRecord(part)) return;
  const call = typeof part.operationId === 'string' ? part.operationId : of;
  if (isObject(part)) objects.note(plain(part), hintOf(place, call));
  if (isRefusal(part, place)) refusals.note(part, `refused${place}`);
  for (const [key, value] of Object.entries(part))
    visit(value, objects, refusals, inner.has(key) ? place : key, call);
}

/** The name for an object: its field, or the call whose answer, entry or body it is. */
function hintOf(place: string, call: string): string {
  const ofCall: Readonly<Record<string, string>> = { data: 'Answer', list: 'Entry' };
  const end = place.includes('/') ? 'Body' : ofCall[place];
  return end === undefined ? place : `${call}${end}`;
}

/** Schema keys that are not field names. */
const inner = new Set(['items', 'anyOf', 'oneOf', 'allOf', 'properties', 'schema', 'additionalProperties']);

/** A field's schema without its description, which stays next to the reference. */
function plain({ description, ...schema }: Json): Json {
  return schema;
}

function replaced(part: unknown, objects: Kept, refusals: Kept, place = ''): unknown {
  if (Array.isArray(part)) return part.map((one) => replaced(one, objects, refusals, place));
  if (!isRecord(part)) return part;
  const reference = isObject(part) ? objects.reference(plain(part)) : undefined;
  if (reference !== undefined) return { ...described(part), ...reference };
  const refusal = isRefusal(part, place) ? refusals.reference(part) : undefined;
  return refusal ?? inside(part, objects, refusals);
}

const described = ({ description }: Json): Json => (description === undefined ? {} : { description });

function inside(part: Json, objects: Kept, refusals: Kept): Json {
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, replaced(value, objects, refusals, key)]),
  );
}
