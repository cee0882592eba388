import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The route that all screens with the menu are children of. */
const layout = '/_shell';

export interface AppRoute {
  /** Path below the app's sources: `parcels/ParcelsPage.tsx`. */
  readonly file: string;
  /** The route as its file declares it: `/_shell/myBag/$id`. A screen with the menu is below `/_shell`. */
  readonly id: string;
  /** The URL path that shows the route: `/myBag/$id`; null for the layout itself. */
  readonly path: string | null;
}

const declaration = /^ *export const Route = createFileRoute\('([^']+)'\)/m;

/** All files of an app that declare a route, in any folder. */
export function appRoutes(sources: string): readonly AppRoute[] {
  return globSync('*/**/*.tsx', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const id = declaration.exec(readFileSync(join(sources, file), 'utf8'))?.[1];
      return id === undefined ? [] : [{ file, id, path: pathOf(id) }];
    });
}

/** The URL path of a route: `/myBag` for `/_shell/myBag/`. */
function pathOf(id: string): string | null {
  if (id === layout) return null;
  return id.replace(layout, '').replace(/(.)\/$/, '$1');
}

export const isLayout = (route: AppRoute | undefined): boolean => route?.id === layout;
export const isInLayout = ({ id }: AppRoute): boolean => id.startsWith(`${layout}/`);

/**
 * The table of routes that the router's generator reads (`virtualRouteConfig` in `tsr.config.json`). It follows from
 * the files, so that a page needs no entry in any list.
 */
export const routeTable = (sources: string) => ({
  type: 'root',
  file: 'routes/__root.tsx',
  // The generator loads this table once and reads its children after each change of a file.
  get children() {
    const files = appRoutes(sources);
    return [
      ...files.filter((one) => !isLayout(one) && !isInLayout(one)).map((one) => node(one, one.id)),
      ...files.filter(isLayout).map(({ file }) => ({
        type: 'layout',
        id: layout.slice(1),
        file,
        children: files.filter(isInLayout).map((one) => node(one, one.id.slice(layout.length))),
      })),
    ];
  },
});

const node = ({ file }: AppRoute, path: string) =>
  path === '/' ? { type: 'index', file } : { type: 'route', file, path };
