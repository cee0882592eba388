import { orderStates } from '../../packages/domain/src/orders/states.ts';
import { parcelStates } from '../../packages/domain/src/parcels/states.ts';
import { isTest, placeOf } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

/**
 * Names of states that also occur in other state machines, so they do not show that code is about a parcel or an
 * order.
 */
const common = ['refused', 'expired', 'cancelled', 'signed', 'lost', 'returned'];
const machines: readonly (readonly string[])[] = [parcelStates, orderStates];

/** Sets of properties that decide something together, each with the one rule that may combine them. */
const factSets: readonly { readonly facts: readonly string[]; readonly rule: string }[] = [
  {
    facts: ['blocked', 'inService', 'awaited', 'hasPictures', 'declared'],
    rule: 'shippingObstacle (parcels/obstacles.ts)',
  },
  {
    facts: ['state', 'paidMinor', 'packedAt', 'cashOnDelivery'],
    rule: 'mayChange (orders/changes.ts)',
  },
];

/**
 * Groups of parcel or order states are rules and belong in domain: other code must not list two of these states or
 * compare with either. The same holds for the facts that block shipping a parcel or changing an order: other code must
 * not combine two of them.
 */
export function checkRules(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, code }) => {
    const pkg = placeOf(path)?.pkg ?? '';
    if (code === undefined || isTest(path) || !['server', 'portal', 'console', 'web'].includes(pkg))
      return [];
    const states = together(code).map(({ states, line }) => ({
      file: path,
      line,
      message: `${states.join(' and ')} go together by a rule: name it in domain (parcels/states.ts, orders/states.ts)`,
    }));
    const facts = combined(code).map(({ facts, rule, line }) => ({
      file: path,
      line,
      message: `${facts.join(' and ')} of one thing decide by a rule: ask ${rule}, or name another in domain`,
    }));
    return [...states, ...facts];
  });
}

type Combined = { readonly facts: string[]; readonly rule: string; readonly line: number };

/** Finds two facts of one set, read from the same object on both sides of `&&` or `||`. */
function combined(code: Code): Combined[] {
  const found: Combined[] = [];
  code.visit({
    LogicalExpression: ({ left, right, operator, start }) => {
      if (operator === '??') return;
      const [one, other] = [lastFact(left), lastFact(right)];
      if (one === undefined || other === undefined || one.of !== other.of || one.name === other.name) return;
      const set = factSets.find(({ facts }) => facts.includes(one.name) && facts.includes(other.name));
      if (set) found.push({ facts: [one.name, other.name], rule: set.rule, line: code.lineAt(start) });
    },
  });
  return found;
}

interface Node {
  readonly type: string;
  readonly argument?: unknown;
  readonly left?: unknown;
  readonly right?: unknown;
  readonly object?: unknown;
  readonly property?: unknown;
  readonly name?: unknown;
}

/** The fact that an operand tests: `!order.x`, `order.x > 0` and the end of `… && order.x` test `x` of `order`. */
function lastFact(node: Node): { readonly of: unknown; readonly name: string } | undefined {
  if (node.type === 'UnaryExpression') return lastFact(node.argument as Node);
  if (node.type === 'BinaryExpression') return lastFact(node.left as Node);
  if (node.type === 'LogicalExpression') return lastFact(node.right as Node);
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property } = node as { readonly object: Node; readonly property: Node };
  const known = object.type === 'Identifier' && typeof property.name === 'string';
  return known ? { of: object.name, name: String(property.name) } : undefined;
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
