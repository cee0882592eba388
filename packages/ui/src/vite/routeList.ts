import type { Plugin } from 'vite';
import { appRoutes } from './appRoutes.ts';

/** Tells the server the app's routes (`/mybag/$id`) in small letters, so that it can answer 404 for all others. */
export const routeList = (sources: string): Plugin => ({
  name: 'crossdock:route-list',
  apply: 'build',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: '.vite/routes.json',
      source: JSON.stringify(routePaths(sources)),
    });
  },
});

/** The addresses of all routes in an app's sources. A layout has none. */
export function routePaths(sources: string): string[] {
  const paths = appRoutes(sources).flatMap(({ path }) => path?.toLowerCase() ?? []);
  return [...new Set(paths)].sort();
}
