import { createHash } from 'node:crypto';
import { type Code, readSources } from '../structure/source.ts';

/** One small change of the code that a test should notice. */
export interface Mutant {
  /** Relative to the project. */
  readonly path: string;
  readonly line: number;
  /**
   * The change, such as `a < b → a <= b`. With the path it identifies the mutant as long as the code stays the same.
   */
  readonly what: string;
  readonly start: number;
  readonly end: number;
  readonly by: string;
  /**
   * The code to replace when the program chooses the mutant at run time; undefined for types and names, which do not
   * exist then.
   */
  readonly host: Host | undefined;
}

/** A piece of the program that can be replaced at run time. */
export interface Host {
  readonly start: number;
  readonly end: number;
  /** A value, an entry of a list, a property of an object, or a method's name with the dot before it. */
  readonly is: 'value' | 'entry' | 'property' | 'name';
}

/** The fields of syntax nodes that this file reads. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Binary extends Node {
  readonly operator: string;
  readonly left: Node;
  readonly right: Node;
}
interface CallNode extends Node {
  readonly callee: Node & { readonly object?: Node; readonly property?: Node };
  readonly arguments: readonly Node[];
}

const otherOperators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/**
 * Pairs of methods that a mutant exchanges. Both take the same input, but give another result in at least some cases.
 */
const otherNames: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

/** Calls that narrow a selection and can be removed from a chain. */
const droppable = new Set(['where', 'filter']);

const isText = ({ type }: Node, text: string) =>
  type === 'TemplateLiteral' || (type === 'Literal' && /^['"`]/.test(text));

/** All mutants of a file, in the order of the text. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const { code } = readSources(new Map([[path, text]])).sources[0] ?? {};
  if (code === undefined) return [];
  const found: Mutant[] = [];
  const fixed = notChosen(code);
  const add: Add = ({ start, end }, by, hosting, seen = { start, end }) => {
    const before = brief(text.slice(seen.start, seen.end));
    const after = brief(text.slice(seen.start, start) + by + text.slice(end, seen.end));
    const what = `${before} → ${after.replace(/^;$/, '') || 'nothing'}`;
    const host = fixed.has(start) ? undefined : hosting;
    found.push({ path, line: code.lineAt(start), what, start, end, by, host });
  };
  visitAll(code, text, add);
  return numbered(found.sort((a, b) => a.start - b.start || a.end - b.end));
}

type Span = Pick<Node, 'start' | 'end'>;
type Add = (at: Span, by: string, host: Host, seen?: Span) => void;

const hostOf = ({ start, end }: Span, is: Host['is'] = 'value'): Host => ({ start, end, is });

/** Start offsets of literals that are types or property names. */
function notChosen(code: Code): Set<number> {
  const found = new Set<number>();
  code.visit({
    TSLiteralType: ({ literal }) => {
      found.add(literal.start);
      if (literal.type === 'UnaryExpression') found.add(literal.argument.start);
    },
    Property: ({ key }) => {
      if (key.type === 'Literal') found.add(key.start);
    },
  });
  return found;
}

function visitAll(code: Code, text: string, add: Add): void {
  const textOf = ({ start, end }: Node) => text.slice(start, end);
  const operators = (node: Binary) => {
    if (node.operator === '+' && [node.left, node.right].some((side) => isText(side, textOf(side)))) return;
    const at = text.indexOf(node.operator, afterComments(text, node.left.end));
    const operator = { start: at, end: at + node.operator.length };
    const other = otherOperators[node.operator];
    if (other !== undefined) add(operator, other, hostOf(node), node);
  };
  code.visit({
    BinaryExpression: operators,
    LogicalExpression: operators,
    UnaryExpression: (node) => {
      if (node.operator === '!' || node.operator === '-')
        add({ start: node.start, end: node.start + 1 }, '', hostOf(node), node);
    },
    IfStatement: (node) => {
      for (const by of ['true', 'false'])
        add(node.test, by, hostOf(node.test), { start: node.start, end: node.test.end + 1 });
    },
    ConditionalExpression: (node) => {
      for (const by of ['true', 'false']) add(node.test, by, hostOf(node.test), node);
    },
    ExpressionStatement: ({ expression, start, end }) => {
      // Replaces the call by an empty statement instead of removing it, because an `if` must be followed by a
      // statement.
      if (/^(Call|Await)Expression$/.test(expression.type)) add({ start, end }, ';', hostOf(expression));
    },
    Literal: (node) => {
      if (typeof node.value === 'boolean') add(node, String(!node.value), hostOf(node));
      if (node.value === 0 || node.value === 1) add(node, String(1 - node.value), hostOf(node));
    },
    ArrayExpression: ({ elements, end }) => {
      // A list that is also a type cannot lose an entry unnoticed, because the code no longer compiles.
      if (/^\s*as const\b/.test(text.slice(end))) return;
      for (const at of elements.keys()) dropElement(add, elements, at);
    },
    CallExpression: (node) => ofCall(node as CallNode, text, add),
  });
}

/** Removes one entry of a list. A list with a single entry is covered by the mutants of its use. */
function dropElement(add: Add, elements: readonly (Node | null)[], at: number): void {
  const one = elements[at];
  const next = elements[at + 1];
  const before = elements[at - 1];
  if (!one) return;
  if (next) add({ start: one.start, end: next.start }, '', hostOf(one, 'entry'), one);
  else if (before) add({ start: before.end, end: one.end }, '', hostOf(one, 'entry'));
}

function ofCall(node: CallNode, text: string, add: Add): void {
  const { object, property } = node.callee;
  const called = text.slice(node.callee.start, node.callee.end);
  if (called === 'shopCondition') dropProperties(node.arguments[1], text, add);
  if (/^(fromShop|updateInShop|deleteFromShop)$/.test(called)) dropValues(node, text, add);
  if (object === undefined || property === undefined) return;
  const name = text.slice(property.start, property.end);
  const other = otherNames[name];
  const member = { start: object.end, end: property.end };
  if (other !== undefined) add(property, other, hostOf(member, 'name'), node.callee);
  const rest = { start: object.end, end: node.end };
  if (droppable.has(name) && !/^\.where\('([a-zA-Z]+\.)?shopId'/.test(text.slice(object.end).trim()))
    add(rest, '', hostOf(node), rest);
  if (name === 'set') dropProperties(node.arguments[0], text, add);
}

/**
 * Adds mutants of a call of `fromShop`: one without any of the values that choose its rows, and one without each of
 * them.
 */
function dropValues({ arguments: [, table, values] }: CallNode, text: string, add: Add): void {
  if (table === undefined || values === undefined) return;
  const rest = { start: table.end, end: values.end };
  add(rest, '', hostOf(values), rest);
  dropProperties(values, text, add);
}

/** Removes one column from an update, or one value from the condition `shopCondition`. */
function dropProperties(
  object: (Node & { readonly properties?: readonly Node[] }) | undefined,
  text: string,
  add: Add,
): void {
  const { properties = [] } = object ?? {};
  for (const one of properties) {
    const comma = /^\s*,/.exec(text.slice(one.end))?.[0].length ?? 0;
    if (properties.length > 1)
      add({ start: one.start, end: one.end + comma }, '', hostOf(one, 'property'), one);
  }
}

const afterComments = (text: string, at: number) =>
  at + (/^(\s|\)|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(text.slice(at))?.[0].length ?? 0);

const brief = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 90 ? line : `${line.slice(0, 60)} … ${line.slice(-27)}`;
};

/** Numbers identical changes in a file, so that each has its own name. */
function numbered(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Map<string, number>();
  return mutants.map((one) => {
    const count = (seen.get(one.what) ?? 0) + 1;
    seen.set(one.what, count);
    return count === 1 ? one : { ...one, what: `${one.what} (${count})` };
  });
}

export const applyMutant = (text: string, { start, end, by }: Mutant) =>
  text.slice(0, start) + by + text.slice(end);

/**
 * Identifies a mutant between runs by its changed declaration and its file's name. The key survives moving the file and
 * changes elsewhere in it.
 */
export function keyOf(text: string, mutant: Mutant): string {
  const from = Math.max(
    0,
    ...[...text.slice(0, mutant.start + 1).matchAll(/^[a-z]/gim)].map(({ index }) => index),
  );
  const rest = /\n[a-z/]/i.exec(text.slice(mutant.end));
  const to = rest === null ? text.length : mutant.end + rest.index;
  const changed = text.slice(from, mutant.start) + mutant.by + text.slice(mutant.end, to);
  return digest(nameOf(mutant.path), changed.trimEnd());
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const digest = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
