import type { Plugin, Rolldown } from 'vite';
import { type Arrivals, commonFiles } from './arrivals.ts';
import { className } from './className.ts';

/**
 * Tells a browser that what is in a file runs at once: Chromium then compiles it while it comes in, beside the main thread,
 * and not a thousand functions on it one by one when they are called. To others it is a comment.
 */
export const compileAtOnce = '//# allFunctionsCalledOnLoad';
const firstFiles: readonly string[] = ['base', 'frame', 'login', 'lists', 'apart'];

type Common = ReturnType<typeof commonFiles>;

const isLibrary = (id: string) => id.includes('/node_modules/');
/** Modules that a library's index brings along, although the lists need only its others. */
const ofFewScreens = /\/(queriesObserver|useQueries)\.js$/;

/**
 * Screens that are small, visited one after the other, and on nobody's first load: their parts, and the split
 * screens of their routes, which else become files of one line. The routes themselves stay out: a file that loads its own screen
 * later would load it without its styles.
 */
const screensOfOneFile = [
  {
    name: 'reading',
    test: /dompurify|\/ui\/src\/RichText|\/web\/src\/listText\.|\/portal\/src\/(announcements|guide|notices)\/|\/_shell\/(answer|noviceguidance)\.tsx\?tsr-split/,
  },
  {
    name: 'comments',
    test: /\/(CommentWords|CommentCard|Stars)\.|\/portal\/src\/comments\/|\/_shell\/comment(Qix)?\.tsx\?tsr-split/,
  },
  {
    name: 'services',
    test: /\/(TaskCard|OrderedWork|ProblemBadge)\.|\/portal\/src\/(services|problems)\/|\/_shell\/(services|problem)\.tsx\?tsr-split/,
  },
  // All chapters in one: they are short, and a reader of one opens others.
  { name: 'memberHelp', test: /\/portal\/src\/(help\/pages\/|shell\/HelpDialog)/ },
  { name: 'claims', test: /\/portal\/src\/aftersales\/|\/_shell\/afterSales\.tsx\?tsr-split/ },
];

const isOfScreens = (name: string): boolean => screensOfOneFile.some((one) => one.name === name);

/**
 * Keeps the first load small. What loads together comes in one file, which compresses better than thirty: `base` is the
 * libraries of the entry, `frame` what it and the login page need, `login` what the login page alone needs where it does
 * without the router, `lists` what every other page needs too, with the list that people come back to most, `apart` what a
 * further list needs beyond it, `later` what all do without until the first screen is there. Which modules these are follows
 * from the imports; the app's `test/budget.test.ts` weighs them.
 */
export function firstLoad(arrivals: Arrivals): Plugin {
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
      // React itself has this since version 18.
      resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
      build: {
        target: 'es2023',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // The first script fetches a route's files side by side already; the entry need not know them all once more.
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          output: {
            // The entry names every file, and what tells builds apart does not compress: the bundler asks for seven letters.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // A sheet needs not even so many; its screen’s file has the name that people read.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:6][extname]'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: groupsOf(() => common),
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
      // Browsers read it only in a file's first line.
      order: 'post',
      handler(_output, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (isOfScreens(file.name) && file.dynamicImports.includes(file.fileName))
            throw new Error(
              `${file.fileName} loads itself later, which leaves out its styles: ${file.moduleIds.join(' ')}`,
            );
          if (file.facadeModuleId?.endsWith('/index.html') || firstFiles.includes(file.name))
            file.code = `${compileAtOnce}\n${file.code}`;
        }
      },
    },
  };
}

/** The groups of modules that share a file. */
const groupsOf = (common: () => Common) => [
  { name: 'base', test: (id: string) => isLibrary(id) && common().frame.has(id) },
  { name: 'frame', test: (id: string) => common().frame.has(id) },
  { name: 'login', test: (id: string) => common().login.has(id) },
  { name: 'lists', test: (id: string) => common().lists.has(id) && !ofFewScreens.test(id) },
  { name: 'apart', test: (id: string) => common().apart.has(id) },
  { name: 'later', test: (id: string) => common().later.has(id) },
  // Every file has its name in the entry: one for each small picture, or screen of a few lines, would cost more
  // than what is in it. Pictures and Mantine first: what two screens share would bring all of one of them along.
  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2 },
  {
    name: 'mantine',
    test: /@mantine\/(core|hooks)|\/ui\/src\/(MantineFrame|mantineTheme)\./,
    minShareCount: 2,
  },
  ...screensOfOneFile,
];

/**
 * By the static imports. A library's list of everything it has (Mantine's, the icons') is not followed: of that list a module
 * needs what its code names.
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
