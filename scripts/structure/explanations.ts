import { placeOf } from './layout.ts';
import type { Problem, Source } from './source.ts';

/** Files that may read an explanation's numbers: they put them into words and find which changed. */
const readers = ['packages/domain/src/pricing/arithmetic.ts', 'packages/domain/src/pricing/explain.ts'];
const reckons = ['domain', 'server'];
const message =
  "reads a number out of a line's explanation: that is for people to read. What is reckoned with is kept in a column";

/**
 * Reports amounts that are computed from another amount's explanation, whose numbers are only for display and may
 * change.
 */
export function checkExplanations(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, code }) => {
    const place = placeOf(path);
    if (code === undefined || !path.includes('/src/') || readers.includes(path)) return [];
    if (place === undefined || !reckons.includes(place.pkg)) return [];
    const problems: Problem[] = [];
    const report = (start: number) => problems.push({ file: path, line: code.lineAt(start), message });
    code.visit({
      // Matches line.reason.numbers.pointsMinor and line?.reason.numbers['pointsMinor'].
      MemberExpression: ({ object, start }) => {
        if (nameOf(object) === 'numbers' && nameOf(innerOf(object)) === 'reason') report(start);
      },
      // Matches const { numbers } = line.reason and const { pointsMinor } = line.reason.numbers.
      VariableDeclarator: ({ id, init, start }) => {
        if (id.type !== 'ObjectPattern' || !init) return;
        const taken = id.properties.map((one) => (one.type === 'Property' ? nameOf(one.key) : undefined));
        if (nameOf(init) === 'reason' && taken.includes('numbers')) report(start);
        if (nameOf(init) === 'numbers' && nameOf(innerOf(init)) === 'reason') report(start);
      },
    });
    return problems;
  });
}

interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: unknown;
  readonly property?: unknown;
  readonly expression?: unknown;
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'type' in node;

/** The name of an identifier or of the last property in a chain: `reason` for `line?.reason`. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : undefined;
}

function innerOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node.type === 'ChainExpression' ? innerOf(node.expression) : node.object;
}
