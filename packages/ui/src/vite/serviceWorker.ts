import { createHash } from 'node:crypto';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { appRoutes, isLayout } from './appRoutes.ts';
import { staticImportsOf } from './earlyStart.ts';
import { screenSuffix } from './entryRoutes.ts';

interface BuiltPlan {
  readonly build: string;
  readonly files: readonly string[];
  readonly pages: readonly string[];
}

type PageText = (page: Response) => Promise<string>;

export interface ServiceWorkerOptions<Plan, Pages> {
  /** Functions that run in the worker and use nothing outside themselves; their texts become `sw.js`. */
  readonly serve: (scope: never, plan: Plan & BuiltPlan, pages: Pages) => void;
  readonly pages: (scope: never, plan: Plan & BuiltPlan, pageText: PageText) => Pages;
  /** Another such function: the text of a page as it is cached. */
  readonly pageText: PageText;
  /** More such functions, each of which runs independently. */
  readonly others: readonly ((scope: never) => void)[];
  readonly plan: Plan;
  /** The folder with the app's sources. */
  readonly sources: string;
  /** The routes whose screens are needed offline, with the layout and all their imports. */
  readonly screens: readonly string[];
  /** Further modules needed offline, by the end of their path, with all their imports. */
  readonly modules: readonly string[];
  /** The texts of a file of code; `*` stands for the language. */
  readonly wordsOf: (fileName: string) => string | null;
  readonly languages: readonly string[];
  /** Further files of the build, by name. */
  readonly assets: RegExp;
}

/** Writes the app's service worker to a fixed URL beside the page, so that it can serve the whole origin. */
export function serviceWorker<Plan, Pages>({
  serve,
  pages,
  pageText,
  others,
  plan: told,
  sources,
  screens,
  modules,
  assets,
  wordsOf,
  languages,
}: ServiceWorkerOptions<Plan, Pages>): Plugin {
  let base = '/';
  return {
    name: 'crossdock:service-worker',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_output, bundle) {
        const outputs = Object.values(bundle);
        const chunks = outputs.filter((file) => file.type === 'chunk');
        const needed = neededFiles(chunks, ['index.html', ...screenModules(sources, screens), ...modules]);
        const words = (name: string) => languages.flatMap((lang) => wordsOf(name)?.replace('*', lang) ?? []);
        const names = outputs.map(({ fileName }) => fileName).sort();
        const plan: Plan & BuiltPlan = {
          ...told,
          build: createHash('sha256').update(names.join()).digest('base64url').slice(0, 12),
          files: [...needed, ...needed.flatMap(words), ...names.filter((name) => assets.test(name))].map(
            (name) => base + name,
          ),
          pages: pagesOf(sources),
        };
        const more = others.map((one) => `(${String(one)})(self);`).join('');
        const text = `const plan=${JSON.stringify(plan)};(${String(serve)})(self,plan,(${String(pages)})(self,plan,${String(pageText)}));${more}`;
        const source = minifySync('sw.js', text).code;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function neededFiles(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<string>();
  for (const end of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (!chunk) throw new Error(`No file of the build has ${end}.`);
    staticImportsOf(chunk.fileName, byName, needed);
  }
  return [...needed];
}

/** The last parts of the ids of modules: those with the screens of some routes, and the layout. */
function screenModules(sources: string, paths: readonly string[]): string[] {
  const routes = appRoutes(sources);
  const unknown = paths.filter((path) => !routes.some((one) => one.path === path));
  if (unknown.length > 0) throw new Error(`No file of the app has a route ${unknown.join(', ')}.`);
  return routes
    .filter((one) => isLayout(one) || (one.path !== null && paths.includes(one.path)))
    .map(({ file }) => `/${file}${screenSuffix}`);
}

/** First segments of the app's paths: `myBag` for `/myBag/$id`, none for `/`. */
function pagesOf(sources: string): string[] {
  const segments = appRoutes(sources).flatMap(({ path }) => path?.split('/')[1] ?? []);
  return [...new Set(segments)].sort();
}
