import type { Plugin } from 'vite';

/** The replacement for each removed part of the query library. */
const leftOut: Readonly<Record<string, string>> = {
  'mutationCache.js': `export class MutationCache {
    clear() {}
    getAll() { return []; }
    findAll() { return []; }
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  'infiniteQueryBehavior.js': `export const infiniteQueryBehavior = undefined;
    export const hasNextPage = undefined;
    export const hasPreviousPage = undefined;`,
};

/** The modules through which a screen would use the removed parts. */
const users = /\/query-core\/.*\/(mutationObserver|infiniteQueryObserver)\.js$/;

/**
 * Keeps the reads of the query library and removes its mutations and infinite lists: the apps write with
 * `useSubmit`, and their lists have pages. The library's cache imports both, so a bundler cannot remove them.
 * If a screen uses one of them, the build fails.
 */
export function removeQueryMutations(): Plugin {
  return {
    name: 'crossdock:reads-alone',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const part = source.replace('./', '');
      return part in leftOut && importer.includes('/query-core/') ? `\0left-out:${part}` : null;
    },
    load: (id) => (id.startsWith('\0left-out:') ? leftOut[id.replace('\0left-out:', '')] : null),
    generateBundle(_output, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const user = Object.entries(file.modules).find(
          ([id, { renderedLength }]) => users.test(id) && renderedLength > 0,
        );
        if (user) this.error(`${user[0]} needs what ${import.meta.filename} leaves out of the query library`);
      }
    },
  };
}
