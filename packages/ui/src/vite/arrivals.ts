import type { Rolldown } from 'vite';

/** The routes on which people arrive, and their content: the one list from which files are split and preloaded. */
export interface Arrivals {
  /** Routes whose page names their own files. */
  readonly routes: readonly string[];
  /** The one for visitors, which does not need `shared`. */
  readonly login: string;
  /** The lists that people open most: bundled with what all screens share. */
  readonly lists: readonly string[];
  /** Modules that every other route needs beside its own, by the end of their path. */
  readonly shared: readonly string[];
  /** The module whose parts no route needs until its first screen is drawn; bundled in one file. */
  readonly later?: string;
}

const layout = '_shell';

/**
 * Whether a module is the screen of a route (`/myBag/$id`), which the router splits from its file
 * (`_shell/myBag.$id.tsx`).
 */
export function routeOf(moduleId: string): string | null {
  const file = /\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(moduleId)?.[1];
  if (!file || file === layout) return null;
  return `/${file
    .replace(`${layout}/`, '')
    .replaceAll('.', '/')
    .replace(/\/?index$/, '')}`;
}

export const isLayout = (moduleId: string) => moduleId.endsWith(`/routes/${layout}.tsx?tsr-split=component`);

/** The modules that a module needs before it can run, itself included. */
export type Needs = (moduleId: string) => ReadonlySet<string>;

/** The common file of a module, by the arrival routes that need it; other modules stay with their routes. */
export function commonFiles(
  modules: readonly Pick<Rolldown.ModuleInfo, 'id' | 'isEntry'>[],
  needs: Needs,
  { login, lists, shared, later }: Arrivals,
): Readonly<Record<'frame' | 'lists' | 'later', ReadonlySet<string>>> {
  const all = (wanted: (id: string) => boolean) =>
    new Set(modules.filter(({ id }) => wanted(id)).flatMap(({ id }) => [...needs(id)]));
  const entries = new Set(modules.filter(({ isEntry }) => isEntry).flatMap(({ id }) => [...needs(id)]));
  const frame = new Set([...entries, ...all((id) => routeOf(id) === login)]);
  const often = all(
    (id) => isLayout(id) || lists.includes(routeOf(id) ?? '') || shared.some((end) => id.endsWith(end)),
  );
  const afterwards = all((id) => later !== undefined && id.endsWith(later));
  const without = (ids: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]) =>
    new Set([...ids].filter((id) => !others.some((other) => other.has(id))));
  return { frame, lists: without(often, frame), later: without(afterwards, frame, often) };
}
