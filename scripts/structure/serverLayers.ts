import { isPart, isTest, type Place, placeOf, processPage } from './layout.ts';
import type { Problem, Source } from './source.ts';

interface Arrow {
  readonly source: Source;
  readonly line: number;
  readonly from: Place;
  readonly to: Place;
  readonly target: string;
}

/** The kinds of the server's folders and files. */
interface Floors {
  /** The files with call handlers, as listed in handlers.gen.ts. */
  readonly calls: ReadonlySet<string>;
  readonly processes: ReadonlySet<string>;
}

const handlers = 'packages/server/src/handlers.gen.ts';

/**
 * Checks the layers of the server. Nouns use the platform, and only a noun's calls use other nouns. Processes use nouns
 * and other processes. No noun uses a process, so a call that needs one is in the process's folder. Folders must not
 * import each other in a cycle.
 */
export function checkServerLayers(sources: readonly Source[]): Problem[] {
  const floors = floorsOf(sources);
  const arrows = sources.flatMap((source) => arrowsOf(source));
  const faults = arrows.flatMap((arrow) => {
    const message = floorFault(arrow, floors);
    return message === undefined ? [] : [{ file: arrow.source.path, line: arrow.line, message }];
  });
  return [...faults, ...circles(arrows)];
}

function floorsOf(sources: readonly Source[]): Floors {
  const listed = sources.find(({ path }) => path === handlers)?.code?.imports ?? [];
  return {
    calls: new Set(listed.flatMap(({ target }) => (target?.includes('/platform/') ? [] : (target ?? [])))),
    processes: new Set(
      sources.flatMap(({ path }) => {
        const place = placeOf(path);
        return place?.pkg === 'server' && place.name === processPage ? place.folder : [];
      }),
    ),
  };
}

function arrowsOf(source: Source): Arrow[] {
  const from = placeOf(source.path);
  if (from?.pkg !== 'server' || isTest(source.path) || source.path === handlers) return [];
  return (source.code?.imports ?? []).flatMap(({ target, line }) => {
    const to = target === undefined ? undefined : placeOf(target);
    if (target === undefined || to?.pkg !== 'server') return [];
    return [{ source, line, from, to, target }];
  });
}

function floorFault({ source, from, to, target }: Arrow, { calls, processes }: Floors): string | undefined {
  const fromCall = calls.has(source.path);
  if (calls.has(target) && !(fromCall && from.folder === to.folder))
    return `${to.folder}/${to.name} is a call: ${insteadOfCall(from, fromCall)}`;
  if (from.folder === to.folder) return undefined;
  if (from.folder === 'platform' && (isPart(to.folder) || to.folder === ''))
    return `platform knows no noun: what needs ${to.folder || to.name} belongs into its noun, or is passed in from app.ts`;
  if (!isPart(from.folder)) return undefined;
  if (to.folder === '')
    return `${from.folder} may not import ${to.name}: only app.ts puts the rooms together`;
  if (!isPart(to.folder) || processes.has(from.folder)) return undefined;
  if (processes.has(to.folder))
    return `noun ${from.folder} may not import process ${to.folder}: what needs it lies in ${to.folder}, or in a process above it`;
  return fromCall
    ? undefined
    : `noun ${from.folder} may not import ${to.folder}: what needs both is a call, or belongs into a process`;
}

const insteadOfCall = (from: Place, fromCall: boolean): string =>
  fromCall
    ? 'what both calls do belongs into a file beside them, or into a process'
    : `what ${from.folder || from.name} needs of it belongs into a file of its own`;

/** Folders that import each other directly or through others. Reports each cycle once, with a file for each step. */
function circles(arrows: readonly Arrow[]): Problem[] {
  const between = arrows.filter(
    ({ from, to }) => from.folder !== to.folder && isPart(from.folder) && isPart(to.folder),
  );
  const told = new Set<string>();
  return between.flatMap((arrow) => {
    const back = shortestWay(between, arrow.to.folder, arrow.from.folder);
    if (back === undefined) return [];
    const steps = [arrow, ...back];
    const circle = steps
      .map(({ from }) => from.folder)
      .sort()
      .join(' ');
    if (told.has(circle)) return [];
    told.add(circle);
    const way = steps
      .map(({ from, source }) => `${from.folder} (${source.path.split('/').at(-1)})`)
      .join(' → ');
    const message = `a circle of folders: ${way} → ${arrow.from.folder}; one of these files belongs into another folder`;
    return [{ file: arrow.source.path, line: arrow.line, message }];
  });
}

function shortestWay(arrows: readonly Arrow[], from: string, to: string): Arrow[] | undefined {
  const came = new Map<string, Arrow | undefined>([[from, undefined]]);
  for (const folder of came.keys()) {
    if (folder === to) break;
    for (const arrow of arrows)
      if (arrow.from.folder === folder && !came.has(arrow.to.folder)) came.set(arrow.to.folder, arrow);
  }
  const way: Arrow[] = [];
  for (let last = came.get(to); last !== undefined; last = came.get(last.from.folder)) way.unshift(last);
  return way.length > 0 ? way : undefined;
}
