import { minifySync, type Plugin, type Rolldown } from 'vite';
import { isInLayout, isLayout } from './appRoutes.ts';
import { createScreenRouteLookup, type EntryRoutes } from './entryRoutes.ts';

interface Ways {
  readonly login: string;
  readonly home: string;
  /** The routes whose page may first show its list as it was at the last visit. */
  readonly picturePaths?: readonly string[];
}

export interface EarlyStartOptions<Plan extends Ways> {
  /** A function that uses nothing outside itself; its text becomes the script. */
  readonly start: (plan: Plan & RouteFiles, helpers: never) => void;
  /** Further functions of this kind. `start` gets them by their names. */
  readonly helpers: Readonly<Record<string, (...input: never[]) => unknown>>;
  /** Another function of this kind, which runs before all others. */
  readonly first?: () => void;
  readonly plan: Plan;
  /** The file with the texts of a code file, if each code file has its own texts (`wordFiles.ts`). */
  readonly wordsOf?: (fileName: string) => string | null;
  /** The routes whose own files are known; other routes get the files that all routes share. */
  readonly arrivals: EntryRoutes;
  /** By route, the program that draws its rows before the app is loaded (`firstRows.ts`). */
  readonly drawings?: Readonly<Record<string, string>>;
  /** Per route, the keys of the title and the intro that the first paint already shows to visitors. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /** Texts by language (`wordFiles.ts`). */
  readonly textsOf?: (keys: readonly string[]) => FirstTexts;
}

type FirstTexts = Readonly<Record<string, readonly string[]>>;

interface RouteFiles {
  readonly files: readonly string[];
  readonly routes: Readonly<Record<string, readonly number[]>>;
}

/** Stored beside the manifest; the server reads it. */
const arrivalsFile = '.vite/arrivals.json';

/**
 * Adds a small inline script after the page's outline, which starts to load the route's code before all other code
 * runs. It finds the names of the route's files in the element `#code`, and those of the home page, if the route may
 * redirect there, in `#homeCode`; the server writes both. The names of the login page's files are in the script
 * itself. The page's content security policy contains the script's digest. The entry's style sheets are inlined after
 * the outline, because they are small.
 */
export function earlyStart<Plan extends Ways>(options: EarlyStartOptions<Plan>): Plugin {
  let base = '/';
  let source = '';
  return {
    name: 'crossdock:early-start',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle(_output, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const known = routeFiles(chunks, base, options);
      this.emitFile({
        type: 'asset',
        fileName: arrivalsFile,
        source: JSON.stringify(arrivalsOf(known, options)),
      });
      const drawings = Object.entries(options.drawings ?? {}).map(([path, name]) => [
        path,
        base + assetNamed(bundle, name),
      ]);
      const plan = {
        ...options.plan,
        ...ledTo(known, options.plan.login),
        drawings: Object.fromEntries(drawings),
      };
      const helpers = Object.entries(options.helpers).map(([name, helper]) => `${name}:${String(helper)}`);
      source = minifySync(
        'early.js',
        `${options.first ? `(${String(options.first)})();` : ''}(${String(options.start)})(${JSON.stringify(plan)},{${helpers}});`,
      ).code.trim();
      // Only these texts could end the script element or begin another.
      if (/<\/?script|<!--/i.test(source)) throw new Error('The first script cannot stand in the page.');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const sheets = [...html.matchAll(/<link (rel="stylesheet"[^>]* href="([^"]+)")>\s*/g)];
        const styles = sheets.map(([, , href = '']) => {
          const sheet = bundle?.[href.slice(base.length)];
          if (sheet?.type !== 'asset') throw new Error(`${href} is not in the build`);
          return `<style>${sheet.source}</style>`;
        });
        // A disabled link is not fetched, but tells the code's loader that this sheet is present.
        const links = sheets.map(([, link]) => `<link disabled ${link}>`);
        const page = sheets
          .reduce((text, [link]) => text.replace(link, ''), html)
          .replace('<script type="module"', (script) => `${links.join('')}${script}`);
        // The outline is painted first: the tags of data and code follow it.
        const [tags] = /<script[\s\S]*(?=<\/head>)/.exec(page) ?? [''];
        return page
          .replace(tags, '')
          .replace('</body>', () => `${tags}<script>${source}</script>${styles.join('')}</body>`);
      },
    },
  };
}

function assetNamed(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
  if (!asset) throw new Error(`${name} is not in the build`);
  return asset.fileName;
}

function routeFiles<Plan extends Ways>(
  chunks: readonly Rolldown.OutputChunk[],
  base: string,
  options: EarlyStartOptions<Plan>,
): RouteFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = staticImportsOf(
    chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/index.html'))?.fileName ?? '',
    byName,
  );
  const { sources, login, screen, routes: often, guests = [], shared } = options.arrivals;
  const routeOf = createScreenRouteLookup(sources);
  const known = [...often, ...guests];
  const filesOf = (wanted: (moduleId: string) => boolean) =>
    chunks
      .filter((chunk) => chunk.moduleIds.some(wanted))
      .flatMap((chunk) => [...staticImportsOf(chunk.fileName, byName)]);
  const sharedFiles = filesOf((id) => shared.some((end) => id.endsWith(end)));
  const layoutFiles = filesOf((id) => isLayout(routeOf(id)));
  const size = (name: string) => byName.get(name)?.code.length ?? 0;
  const files: string[] = [];
  const places = (names: Iterable<string>) =>
    [...new Set(names)]
      .filter((name) => !entry.has(name))
      .sort((one, other) => size(other) - size(one))
      .map((name) => {
        if (!files.includes(base + name)) files.push(base + name);
        return files.indexOf(base + name);
      });
  const routes: Record<string, number[]> = { '*': places([...sharedFiles, ...layoutFiles]) };
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) {
      const route = routeOf(id);
      const path = route?.path;
      if (!route || typeof path !== 'string' || !known.includes(path)) continue;
      const around = [...(path === login ? [] : sharedFiles), ...(isInLayout(route) ? layoutFiles : [])];
      const own =
        path === login && screen !== undefined
          ? filesOf((one) => one.endsWith(screen))
          : [...staticImportsOf(chunk.fileName, byName), ...[options.wordsOf?.(chunk.fileName) ?? []].flat()];
      routes[path] = places([...around, ...own]);
    }
  return { files, routes };
}

/** The files of the login page, to which every URL may redirect, and those that all routes share. */
function ledTo({ files, routes }: RouteFiles, login: string): RouteFiles {
  const kept = Object.entries(routes).filter(([path]) => path === '*' || path === login);
  const used = [...new Set(kept.flatMap(([, places]) => places))];
  return {
    files: used.map((place) => files[place] ?? ''),
    routes: Object.fromEntries(kept.map(([path, places]) => [path, places.map((at) => used.indexOf(at))])),
  };
}

function textsAt<Plan extends Ways>(path: string, { texts, textsOf }: EarlyStartOptions<Plan>) {
  const keys = texts?.[path];
  return keys && textsOf?.(keys);
}

/**
 * For each entry route, the URLs of code and style sheets, and the texts, that the server adds to its page. The two
 * routes that redirect members to the home page also have the files of that page.
 */
function arrivalsOf<Plan extends Ways>({ files, routes }: RouteFiles, options: EarlyStartOptions<Plan>) {
  const { login, home, picturePaths } = options.plan;
  const homeCode = routes[home]?.map((place) => files[place]);
  return Object.fromEntries(
    Object.entries({ '/': [], ...routes })
      .filter(([path]) => path !== '*')
      .map(([path, places]) => {
        const [code, styles] = [/\.js(on)?$/, /\.css$/].map((kind) =>
          places.map((place) => files[place] ?? '').filter((file) => kind.test(file)),
        );
        const hasPicture = picturePaths?.includes(path);
        const leadsHome = path !== home && (path === '/' || path === login);
        const further = {
          texts: textsAt(path, options),
          hasPicture,
          homeCode: leadsHome ? homeCode : undefined,
        };
        return [path, { code, styles, ...further }];
      }),
  );
}

/** A file with all files that it imports statically, and their style sheets. */
export function staticImportsOf(
  fileName: string,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): Set<string> {
  const chunk = byName.get(fileName);
  if (!chunk || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of chunk.imports) staticImportsOf(imported, byName, seen);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  return seen;
}
