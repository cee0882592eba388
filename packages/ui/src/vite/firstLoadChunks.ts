import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { appRoutes } from './appRoutes.ts';
import { className } from './className.ts';
import { commonFiles, createScreenRouteLookup, type EntryRoutes } from './entryRoutes.ts';

/**
 * Tells a browser that all functions of a file run at once. Chromium then compiles the file on another thread
 * while it arrives, instead of a thousand functions one by one on the main thread. For other browsers it is a
 * plain comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad';
const firstFiles: readonly string[] = ['base', 'frame', 'login', 'lists', 'apart'];

type Common = ReturnType<typeof commonFiles>;

const isLibrary = (id: string) => id.includes('/node_modules/');
/** Modules that a library's index imports, although the lists do not need them. */
const ofFewScreens = /\/(queriesObserver|useQueries)\.js$/;

/** Small screens that are visited one after the other and are on nobody's first load. */
const screensOfOneFile = [
  {
    name: 'reading',
    test: /dompurify|\/ui\/src\/RichText|\/web\/src\/joinNames\.|\/portal\/src\/(announcements|guide|notices)\/|\/_shell\/answer\.tsx\?tsr-split/,
  },
  {
    name: 'comments',
    test: /\/(CommentWords|CommentCard|Stars)\.|\/portal\/src\/comments\//,
  },
  {
    name: 'services',
    test: /\/(ServiceTaskCard|OrderedServiceList|ProblemBadge)\.|\/portal\/src\/(services|problems)\/|\/_shell\/services\.tsx\?tsr-split/,
  },
  // All chapters of the member help are in one file, because they are short and people who read one also open others.
  { name: 'memberHelp', test: /\/portal\/src\/(help\/pages\/|shell\/HelpDialog)/ },
  { name: 'claims', test: /\/portal\/src\/aftersales\// },
];

/**
 * The routes themselves are not included, only their screens: a file that loads its own screen later would load it
 * without its styles.
 */
function screensWithoutRoutes(sources: string) {
  const routes = new Set(appRoutes(sources).map(({ file }) => join(sources, file)));
  return screensOfOneFile.map(({ name, test }) => ({
    name,
    test: (id: string) => test.test(id) && !routes.has(id),
  }));
}

const isOfScreens = (name: string): boolean => screensOfOneFile.some((one) => one.name === name);

/**
 * Keeps the first load small. Modules that load together are in one file, which compresses better than
 * thirty: `base` has the libraries of the entry, `frame` what the entry and the login page need, `login` what
 * only the login page needs if it does without the router, `lists` what every other page needs, with the most
 * visited list, `apart` what a further list needs in addition, `later` what nothing needs before the first
 * screen. The modules of each follow from the imports; the app's `test/budget.test.ts` checks the sizes.
 */
export function firstLoadChunks(arrivals: EntryRoutes): Plugin {
  let common: Common = {
    frame: new Set(),
    login: new Set(),
    lists: new Set(),
    apart: new Set(),
    later: new Set(),
  };
  return {
    name: 'crossdock:first-load',
    apply: 'build',
    config: () => ({
      css: { modules: { generateScopedName: className } },
      // React itself contains `useSyncExternalStore` since version 18, so the shim is not needed.
      resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
      build: {
        target: 'es2023',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The first script already fetches a route's files in parallel, so the entry need not list them
          // again.
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          output: {
            // The entry names every file, and hashes do not compress, so the hashes have only seven letters.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // A style sheet's file name is only a hash of six letters, shorter than that of other files. It needs no
            // readable name, because the screen's code file has one.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: groupsOf(() => common, arrivals.sources),
            },
          },
        },
      },
    }),
    buildEnd() {
      const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      common = commonFiles(modules, needsIn(modules), createScreenRouteLookup(arrivals.sources), arrivals);
    },
    generateBundle: {
      // Runs after all other plugins, because browsers read `compileHint` only in the first line of a file.
      order: 'post',
      handler(_output, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (isOfScreens(file.name) && file.dynamicImports.includes(file.fileName))
            throw new Error(
              `${file.fileName} loads itself later, which leaves out its styles: ${file.moduleIds.join(' ')}`,
            );
          if (file.facadeModuleId?.endsWith('/index.html') || firstFiles.includes(file.name))
            file.code = `${compileHint}\n${file.code}`;
        }
      },
    },
  };
}

/** The groups of modules that share a file. */
const groupsOf = (common: () => Common, sources: string) => [
  { name: 'base', test: (id: string) => isLibrary(id) && common().frame.has(id) },
  { name: 'frame', test: (id: string) => common().frame.has(id) },
  { name: 'login', test: (id: string) => common().login.has(id) },
  { name: 'lists', test: (id: string) => common().lists.has(id) && !ofFewScreens.test(id) },
  { name: 'apart', test: (id: string) => common().apart.has(id) },
  { name: 'later', test: (id: string) => common().later.has(id) },
  // Every file is named in the entry, so a file for each small picture, or for a screen of a few lines, would
  // cost more than its content. Pictures and Mantine come first: otherwise a group that two screens share
  // would include all of one of them.
  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
  {
    name: 'mantine',
    test: /@mantine\/(core|hooks)|\/ui\/src\/(MantineFrame|mantineTheme)\./,
    minShareCount: 2,
  },
  ...screensWithoutRoutes(sources),
];

/**
 * Follows static imports. A library's index (Mantine's, the icons') is not followed as a whole: a module
 * needs only what its code names.
 */
function needsIn(modules: readonly Rolldown.ModuleInfo[]) {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const isList = ({ id, importedIds }: Rolldown.ModuleInfo) => isLibrary(id) && importedIds.length >= 60;
  const needed = ({ importedIds, code }: Rolldown.ModuleInfo): readonly string[] =>
    importedIds.flatMap((id) => {
      const module = byId.get(id);
      if (!module || !isList(module)) return [id];
      const names = new Set(code?.match(/\b[A-Z]\w+/g));
      return module.importedIds.filter((one) => names.has(/(\w+)\.mjs$/.exec(one)?.[1] ?? ''));
    });
  return (id: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const module = byId.get(next);
      if (!module || seen.has(next)) continue;
      seen.add(next);
      waiting.push(...needed(module));
    }
    return seen;
  };
}
