import { appFault } from './appLayers.ts';
import {
  isBuildTime,
  isGenerated,
  isSample,
  isTest,
  knowsDemo,
  packageOf,
  packages,
  placeOf,
} from './layout.ts';
import { checkServerLayers } from './serverLayers.ts';
import type { Import, Problem, Source } from './source.ts';

/**
 * Checks which file may import which: between packages, within the layers of the apps and the server, and without
 * cycles.
 */
export function checkImportRules(sources: readonly Source[]): Problem[] {
  const each = sources.flatMap((source) =>
    (source.code?.imports ?? []).flatMap((one) => {
      const message = arrowFault(source.path, one) ?? placeFault(source.path, one);
      return message === undefined ? [] : [{ file: source.path, line: one.line, message }];
    }),
  );
  return [...each, ...checkServerLayers(sources), ...circles(sources)];
}

function arrowFault(path: string, { specifier, target }: Import): string | undefined {
  const from = packageOf(path);
  const rules = from === undefined ? undefined : packages[from];
  if (from === undefined || rules === undefined) return undefined;
  if (target === undefined) return outsideFault(path, from, specifier, rules.outside);
  if (isSample(target) && !isSample(path) && !isTest(path))
    return 'samples are for tests and measurements: what the product needs belongs into src';
  const to = packageOf(target);
  if (to === from) return undefined;
  if (to === undefined) {
    if (isTest(path) || isBuildTime(path)) return undefined;
    return `the product does not import ${specifier}: scripts, e2e and bench stand around it, never under it`;
  }
  if (!rules.ours.includes(to) && !(to === 'demo' && knowsDemo(path))) {
    const may = rules.ours.length > 0 ? `only ${rules.ours.join(', ')}` : 'none of our packages';
    const instead =
      to === 'server' ? 'what both sides need goes into domain or contract' : 'move what is shared downwards';
    return `${from} may import ${may}, not ${to}: ${instead}`;
  }
  return specifier.startsWith('.')
    ? `write it as @crossdock/${to}/…, not as a path into another package`
    : undefined;
}

function outsideFault(
  path: string,
  from: string,
  specifier: string,
  allowed: RegExp | undefined,
): string | undefined {
  if (allowed === undefined || allowed.test(specifier) || isTest(path) || isBuildTime(path)) return undefined;
  if (from === 'domain') return `domain is pure: ${specifier} belongs into the package that calls the rule`;
  if (from === 'contract')
    return `contract takes only zod and domain: ${specifier} belongs into server, portal or console`;
  return `${specifier} does not exist in a browser: what needs it belongs into server`;
}

function placeFault(path: string, { target }: Import): string | undefined {
  const from = placeOf(path);
  const to = target === undefined ? undefined : placeOf(target);
  if (from === undefined || to === undefined || from.pkg !== to.pkg || from.folder === to.folder)
    return undefined;
  return appFault(from, to);
}

/** Tarjan's strongly connected components. A component with several files is a cycle. */
function circles(sources: readonly Source[]): Problem[] {
  const graph = new Map(
    sources
      .filter(({ path }) => !isGenerated(path))
      .map(
        ({ path, code }) =>
          [path, new Set((code?.imports ?? []).flatMap(({ target }) => target ?? []))] as const,
      ),
  );
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (path: string): number => {
    order.set(path, order.size);
    let lowest = order.get(path) ?? 0;
    stack.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, order.get(next) ?? lowest);
    }
    low.set(path, lowest);
    if (lowest === order.get(path)) found.push(stack.splice(stack.indexOf(path)));
    return lowest;
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  const round = found.filter((files) => files.length > 1 || graph.get(files[0] ?? '')?.has(files[0] ?? ''));
  return round.map((files) => ({
    file: files[0] ?? '',
    line: 1,
    message: `import circle: ${[...files, files[0]].join(' → ')}; move what both sides need into a file of its own`,
  }));
}
