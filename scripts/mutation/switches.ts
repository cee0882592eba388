import { applyMutant, type Host, type Mutant } from './mutants.ts';

/** A mutant with the number that switches it on at run time. */
export interface Numbered {
  readonly number: number;
  readonly mutant: Mutant & { readonly host: Host };
}

/**
 * A file's text with all of its mutants: each place asks `__mutant(number)` whether to use the change. One loaded
 * program can then run as any mutant and record which mutants a test reaches.
 */
export function withSwitches(text: string, mutants: readonly Numbered[]): string {
  const places = new Map<string, Numbered[]>();
  for (const one of mutants) {
    const { start, end, is } = one.mutant.host;
    const key = `${start}-${end}-${is === 'value' ? 0 : 1}`;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  // Outer places first. An entry or property with the same extent as its value encloses the value.
  const sorted = [...places.values()].sort(([a], [b]) => {
    const [one, other] = [hostOf(a), hostOf(b)];
    return one.start - other.start || other.end - one.end || Number(isValue(one)) - Number(isValue(other));
  });
  let at = 0;
  const render = (start: number, end: number): string => {
    let written = '';
    let from = start;
    for (let place = sorted[at]; place !== undefined; place = sorted[at]) {
      const host = hostOf(place[0]);
      if (host.end > end) break;
      at++;
      written += text.slice(from, host.start) + switched(text, place, render(host.start, host.end));
      from = host.end;
    }
    return written + text.slice(from, end);
  };
  return lazy(render(0, text.length));
}

const hostOf = (one: Numbered | undefined): Host => one?.mutant.host ?? { start: 0, end: 0, is: 'value' };
const isValue = ({ is }: Host) => is === 'value';

function switched(text: string, place: readonly Numbered[], inner: string): string {
  const { is } = hostOf(place[0]);
  const asked = place.map(({ number, mutant }) => ({
    is: `__mutant(${number})`,
    other: otherOf(text, mutant),
  }));
  // The piece may contain a comment that ends its last line.
  const around = (piece: string) => `(${piece}\n)`;
  if (is === 'value')
    return around(`${asked.map((one) => `${one.is} ? ${around(one.other)} : `).join('')}${around(inner)}`);
  const chosen = asked.map((one) => one.is).join(' || ');
  if (is === 'entry') return `...(${chosen} ? [] : [${inner}\n])`;
  if (is === 'property') return `...(${chosen} ? {} : {${inner}\n})`;
  const [, dot = '', name = ''] = /^\s*(\?\.|\.)\s*(\w+)$/.exec(inner) ?? [];
  return `${dot === '.' ? '' : dot}[${asked.map((one) => `${one.is} ? '${one.other}' : `).join('')}'${name}']`;
}

/**
 * The code that the mutant puts in the place of the expression that contains it (`host`). For a name, it is the name
 * that replaces it.
 */
function otherOf(text: string, mutant: Numbered['mutant']): string {
  const { host, by } = mutant;
  if (host.is === 'name') return by;
  const rest = text.length - host.end;
  const all = applyMutant(text, mutant);
  const end = Math.max(all.length - rest, host.start);
  // A mutant that removes a statement also covers its semicolon, so the whole call becomes `undefined`.
  return mutant.end > host.end ? 'undefined' : all.slice(host.start, end) || 'undefined';
}

/** Makes statements that are compiled once, at load, follow the chosen mutant. */
const lazy = (text: string) => text.replace(/(?<![\w.])(compiled|compiledSql)(?=[<(])/g, '__hot($1)');
