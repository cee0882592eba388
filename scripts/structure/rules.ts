import { orderStates } from '../../packages/domain/src/orders/states.ts';
import { parcelStates } from '../../packages/domain/src/parcels/states.ts';
import { isTest, placeOf } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

/** Words that other machines have, too, and that say nothing of a parcel or an order by themselves. */
const common = ['refused', 'expired', 'cancelled', 'signed', 'lost', 'returned'];
const machines: readonly (readonly string[])[] = [parcelStates, orderStates];

/**
 * Which states of a parcel or an order go together is a rule, and rules stand in domain: elsewhere nobody lists two of
 * them, nor compares with one or the other.
 */
export function checkRules(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, code }) => {
    const pkg = placeOf(path)?.pkg ?? '';
    if (code === undefined || isTest(path) || !['server', 'portal', 'console', 'web'].includes(pkg))
      return [];
    return together(code).map(({ states, line }) => ({
      file: path,
      line,
      message: `${states.join(' and ')} go together by a rule: name it in domain (parcels/states.ts, orders/states.ts)`,
    }));
  });
}

function together(code: Code): { readonly states: string[]; readonly line: number }[] {
  const found: { states: string[]; line: number }[] = [];
  const note = (words: readonly unknown[], start: number): void => {
    const states = words.filter((word): word is string => typeof word === 'string');
    const isRule = machines.some((machine) => states.every((word) => machine.includes(word)));
    if (states.length < 2 || states.length < words.length || !isRule) return;
    if (states.some((word) => !common.includes(word))) found.push({ states, line: code.lineAt(start) });
  };
  code.visit({
    ArrayExpression: ({ elements, start }) =>
      note(
        elements.map((one) => (one?.type === 'Literal' ? one.value : undefined)),
        start,
      ),
    LogicalExpression: ({ left, right, start }) => note([comparedWith(left), comparedWith(right)], start),
  });
  return found;
}

function comparedWith(node: { readonly type: string; readonly right?: unknown }): unknown {
  if (node.type !== 'BinaryExpression') return undefined;
  const { right } = node as { readonly right: { readonly type: string; readonly value?: unknown } };
  return right.type === 'Literal' ? right.value : undefined;
}
