import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Tells the server the app's routes (`/myBag/$id`) in small letters, so that it can answer 404 for all others. */
export const routeList = (folder: string): Plugin => ({
  name: 'crossdock:route-list',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify(routePaths(readdirSync(folder, { recursive: true, encoding: 'utf8' })));
    this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source });
  },
});

/** The paths of route files: `_shell/myBag.$id.tsx` is `/mybag/$id`; layouts (`_shell.tsx`, `__root.tsx`) have none. */
export function routePaths(files: readonly string[]): string[] {
  const paths = files.flatMap((file) => {
    const parts = file.replace(/\.tsx$/, '').split(/[/\\.]/);
    const isPage = file.endsWith('.tsx') && !(parts.at(-1) ?? '').startsWith('_');
    const named = parts.filter((part) => part !== 'index' && !part.startsWith('_'));
    return isPage ? `/${named.map((part) => part.replace(/_$/, '')).join('/')}`.toLowerCase() : [];
  });
  return [...new Set(paths)].sort();
}
