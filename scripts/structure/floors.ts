import { isNoun, isTest, type Place, placeOf, rooms } from './layout.ts';
import type { Problem, Source } from './source.ts';

interface Arrow {
  readonly source: Source;
  readonly line: number;
  readonly from: Place;
  readonly to: Place;
}

/**
 * The floors of the server: nouns → platform; processes → nouns, and the processes listed before them; calls →
 * processes and nouns. A call is a file that its folder's handlers.ts lists. No noun imports another, and of two nouns
 * whose calls use each other's tables, one belongs into a process.
 */
export function checkFloors(sources: readonly Source[]): Problem[] {
  const calls = new Set(
    sources
      .filter(({ path }) => /^packages\/server\/src\/\w+\/handlers\.ts$/.test(path))
      .flatMap(({ path, code }) =>
        (code?.imports ?? []).flatMap(({ target }) =>
          target?.startsWith(path.replace(/handlers\.ts$/, '')) ? target : [],
        ),
      ),
  );
  const arrows = sources.flatMap((source) => arrowsOf(source));
  const faults = arrows.flatMap((arrow) => {
    const message = floorFault(arrow, calls);
    return message === undefined ? [] : [{ file: arrow.source.path, line: arrow.line, message }];
  });
  return [...faults, ...pairs(arrows)];
}

function arrowsOf(source: Source): (Arrow & { readonly target: string })[] {
  const from = placeOf(source.path);
  if (from?.pkg !== 'server' || isTest(source.path)) return [];
  return (source.code?.imports ?? []).flatMap(({ target, line }) => {
    const to = target === undefined ? undefined : placeOf(target);
    if (target === undefined || to?.pkg !== 'server') return [];
    return [{ source, line, from, to, target }];
  });
}

function floorFault(
  { source, from, to, target }: Arrow & { readonly target: string },
  calls: ReadonlySet<string>,
): string | undefined {
  const fromCall = calls.has(source.path);
  if (calls.has(target) && !fromCall && from.name !== 'handlers.ts')
    return `${to.folder}/${to.name} is a call: what ${from.folder || from.name} needs of it belongs into a file of its own`;
  if (from.folder === to.folder) return undefined;
  if (from.folder === 'platform' && (isPart(to.folder) || to.folder === ''))
    return `platform knows no noun: what needs ${to.folder || to.name} belongs into its noun, or is passed in from app.ts`;
  if (!isPart(from.folder)) return undefined;
  if (to.folder === '')
    return `${from.folder} may not import ${to.name}: only app.ts and main.ts put the rooms together`;
  if (!isPart(to.folder) || fromCall) return fromCall && calls.has(target) ? otherCall(from, to) : undefined;
  if (isNoun(from.folder))
    return `noun ${from.folder} may not import ${to.folder}: what needs both is a call, or belongs into a process (${rooms.join(', ')})`;
  if (rooms.includes(to.folder) && rooms.indexOf(to.folder) > rooms.indexOf(from.folder))
    return `process ${from.folder} stands below ${to.folder}: it may import only ${rooms.slice(0, rooms.indexOf(from.folder)).join(', ') || 'nouns'}`;
  return undefined;
}

function otherCall(from: Place, to: Place): string {
  return `${from.folder} may not import the call ${to.folder}/${to.name}: what both do belongs into a process`;
}

const isPart = (folder: string): boolean => isNoun(folder) || rooms.includes(folder);

/** Two nouns whose calls read each other's tables. */
function pairs(arrows: readonly Arrow[]): Problem[] {
  const between = arrows.filter(
    ({ from, to }) => from.folder !== to.folder && isNoun(from.folder) && isNoun(to.folder),
  );
  return between.flatMap(({ source, line, from, to }) => {
    const back = between.find((one) => one.from.folder === to.folder && one.to.folder === from.folder);
    // Told once, at one of the two.
    if (back === undefined || from.folder > to.folder) return [];
    const message = `${from.folder} and ${to.folder} use each other (${back.source.path}): one of the two calls belongs into a process`;
    return [{ file: source.path, line, message }];
  });
}
