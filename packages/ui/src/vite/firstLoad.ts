import type { Plugin, Rolldown } from 'vite';
import { type Arrivals, commonFiles } from './arrivals.ts';
import { className } from './className.ts';

/**
 * Tells browsers that the functions of a file run at once: Chromium then compiles them while loading, off the main
 * thread, instead of one by one when called. For other browsers it is a comment.
 */
export const compileAtOnce = '//# allFunctionsCalledOnLoad';
const firstFiles: readonly string[] = ['base', 'frame', 'lists'];

const isLibrary = (id: string) => id.includes('/node_modules/');

/**
 * Small screens that are visited one after the other and on nobody's first load: bundled together, with the routes
 * that lead to them.
 */
const screensOfOneFile = [
  {
    name: 'reading',
    test: /dompurify|\/ui\/src\/RichText|\/web\/src\/listText\.|\/portal\/src\/(announcements|guide|notices)\/|\/_shell\/(answer|noviceguidance)\./,
  },
  {
    name: 'comments',
    test: /\/(CommentWords|CommentCard|Stars)\.|\/portal\/src\/comments\/|\/_shell\/comment(Qix)?\./,
  },
  {
    name: 'services',
    test: /\/(TaskCard|OrderedWork|ProblemBadge)\.|\/portal\/src\/(services|problems)\/|\/_shell\/(services|problem)\./,
  },
  { name: 'claims', test: /\/portal\/src\/aftersales\/|\/_shell\/afterSales\./ },
];

/**
 * Keeps the first load small. Modules that load together are bundled, because one file compresses better than thirty:
 * `base` is the entry's libraries, `frame` what it and the login page need, `lists` what every other page needs too,
 * with the lists, `later` what nothing needs until the first screen. The imports decide; the app's
 * `test/budget.test.ts` weighs them.
 */
export function firstLoad(arrivals: Arrivals): Plugin {
  let common: ReturnType<typeof commonFiles> = { frame: new Set(), lists: new Set(), later: new Set() };
  return {
    name: 'crossdock:first-load',
    apply: 'build',
    config: () => ({
      css: { modules: { generateScopedName: className } },
      // React has had this itself since version 18.
      resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
      build: {
        target: 'es2023',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The first script preloads a route's files already, so the entry need not list them again.
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          output: {
            // The entry names every file, and hashes do not compress, so they are short.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // A sheet's hash can be shorter still; its screen's file has the readable name.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'base', test: (id) => isLibrary(id) && common.frame.has(id) },
                { name: 'frame', test: (id) => common.frame.has(id) },
                { name: 'lists', test: (id) => common.lists.has(id) },
                { name: 'later', test: (id) => common.later.has(id) },
                // Every file has its name in the entry, so tiny files cost more than their content. Pictures
                // and Mantine first: otherwise what two screens share would pull in all of one.
                { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
                {
                  name: 'mantine',
                  test: /@mantine\/(core|hooks)|\/ui\/src\/(MantineFrame|mantineTheme)\./,
                  minShareCount: 2,
                },
                ...screensOfOneFile,
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const modules = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      common = commonFiles(modules, needsIn(modules), arrivals);
    },
    generateBundle: {
      // Only recognised as a file's first line.
      order: 'post',
      handler(_output, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (file.isEntry || firstFiles.includes(file.name)))
            file.code = `${compileAtOnce}\n${file.code}`;
      },
    },
  };
}

/**
 * Follows static imports. A library's index (Mantine's, the icons') is not followed: what is used comes with the
 * module that uses it.
 */
function needsIn(modules: readonly Rolldown.ModuleInfo[]) {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const followed = ({ id, importedIds }: Rolldown.ModuleInfo) => !isLibrary(id) || importedIds.length < 60;
  return (id: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const module = byId.get(next);
      if (!module || seen.has(next) || !followed(module)) continue;
      seen.add(next);
      waiting.push(...module.importedIds);
    }
    return seen;
  };
}
