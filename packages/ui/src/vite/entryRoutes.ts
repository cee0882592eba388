import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { type AppRoute, appRoutes, isLayout } from './appRoutes.ts';

/**
 * The routes on which people enter an app. They decide which modules the build puts into common files, and
 * which files are preloaded.
 */
export interface EntryRoutes {
  /** The folder with the app's sources. */
  readonly sources: string;
  /** Routes whose page lists the files to preload. */
  readonly routes: readonly string[];
  /** Further entry routes that are used less often: they do not decide which modules share a file. */
  readonly guests?: readonly string[];
  /** The entry route for visitors. It does not need the modules in `shared`. */
  readonly login: string;
  /** The module that draws the login page for new visitors without the router. */
  readonly screen?: string;
  /** The most visited lists among the routes. They are in the file that all screens share. */
  readonly lists: readonly string[];
  /** Another list, whose additional modules have a file of their own. */
  readonly apart?: string;
  /** Modules that all routes except the login page need, by the end of their path. */
  readonly shared: readonly string[];
  /** A module that no route needs before its first screen is drawn. Its modules are in one file. */
  readonly later?: string;
}

/** The end of a module with a route's screen. */
export const screenSuffix = '?tsr-split=component';

/** The route whose screen a module is. The router splits the screen from the file that declares the route. */
export type ScreenRouteLookup = (moduleId: string) => AppRoute | undefined;

export function createScreenRouteLookup(sources: string): ScreenRouteLookup {
  const byScreen = new Map(
    appRoutes(sources).map((one) => [join(sources, `${one.file}${screenSuffix}`), one]),
  );
  return (moduleId) => byScreen.get(moduleId);
}

/** The modules that a module imports, directly or indirectly, and itself. */
export type ModuleDependencies = (moduleId: string) => ReadonlySet<string>;

/**
 * The common file that a module belongs to, by what the entry routes draw; other modules stay with their
 * routes.
 */
export function commonFiles(
  modules: readonly Pick<Rolldown.ModuleInfo, 'id'>[],
  needs: ModuleDependencies,
  routeOf: ScreenRouteLookup,
  { login, screen, lists, apart, routes, shared, later }: EntryRoutes,
): Readonly<Record<'frame' | 'login' | 'lists' | 'apart' | 'later', ReadonlySet<string>>> {
  const all = (wanted: (id: string) => boolean) =>
    new Set(modules.filter(({ id }) => wanted(id)).flatMap(({ id }) => [...needs(id)]));
  const isScreenOf = (id: string, paths: readonly (string | undefined)[]) => {
    const path = routeOf(id)?.path;
    return typeof path === 'string' && paths.includes(path);
  };
  const entry = all((id) => id.endsWith('/index.html'));
  const visited = all((id) => (screen === undefined ? isScreenOf(id, [login]) : id.endsWith(screen)));
  const often = all(
    (id) => isLayout(routeOf(id)) || isScreenOf(id, lists) || shared.some((end) => id.endsWith(end)),
  );
  const further = all((id) => isScreenOf(id, [apart]));
  const elsewhere = all((id) => isScreenOf(id, routes) && !isScreenOf(id, [login, apart]));
  const afterwards = all((id) => later !== undefined && id.endsWith(later));
  const both = (ids: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]) =>
    [...ids].filter((id) => others.some((other) => other.has(id)));
  const without = (ids: Iterable<string>, ...others: readonly ReadonlySet<string>[]) =>
    new Set([...ids].filter((id) => !others.some((other) => other.has(id))));
  // If the login page has a screen of its own, its modules are in a file that other routes do not load.
  const frame = new Set([
    ...entry,
    ...(screen === undefined ? visited : both(visited, often, further, afterwards)),
  ]);
  const list = without([...often, ...both(further, elsewhere)], frame);
  return {
    frame,
    login: without(visited, frame, list),
    lists: list,
    apart: without(further, frame, list),
    later: without(afterwards, frame, list, visited, further),
  };
}
