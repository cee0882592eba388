import { createHash } from 'node:crypto';
import { recordOf } from '@crossdock/domain/records.ts';
import type { Plugin, Rolldown } from 'vite';
import { staticImportsOf } from './earlyStart.ts';
import { screenSuffix } from './entryRoutes.ts';
import { compiledTexts, packPlaceholder, servePacks, textsIn, type Words } from './languagePacks.ts';
import { textKeysIn } from './textKeysIn.ts';

interface Options {
  /** The module (absolute path) whose `words` are the app's ICU texts. */
  readonly words: string;
  readonly languages: readonly string[];
  /**
   * For each pack, by the id under which the page names the pack's URLs: the end of a module's path. The pack
   * contains the texts of that module's file and of the entry's file, including their imports.
   */
  readonly packs: Readonly<Record<string, string>>;
}

export interface WordFiles extends Plugin {
  /** The texts of a file of code; `*` stands for the language. Null if the entry's pack contains them. */
  readonly api: {
    wordsOf(this: void, fileName: string): string | null;
    /** Texts as written, by language. */
    textsOf(this: void, keys: readonly string[]): Readonly<Record<string, readonly string[]>>;
  };
}

type Chunk = Rolldown.OutputChunk;
/**
 * The source files that may use texts: the app's own, our libraries with components, and the facts, which
 * name their labels (`stripFactDescriptions.ts`).
 */
const ours =
  /\/packages\/(?:contract\/src\/\w+\/facts\.ts|(?!contract\/|domain\/)[^/]+\/src\/.*\.[jt]sx?)(\?|$)/;

/**
 * Writes the texts that each file of code uses into a file beside it, one for each language; each import of
 * the code waits for both. The texts follow from the keys in its modules (`textKeysIn.ts`). The texts of the
 * first screens are in packs, whose URLs are in the page.
 */
export function wordFiles({ words: file, languages, packs }: Options): WordFiles {
  let base = '/';
  let words: Words = {};
  let says: (code: string) => ReadonlySet<string> = () => new Set();
  const names = new Map<string, string>();
  const addresses: Record<string, Record<string, string>> = {};
  const served = servePacks(file, languages, Object.keys(packs));
  return {
    name: 'crossdock:word-files',
    api: {
      wordsOf: (fileName) => names.get(fileName) ?? null,
      textsOf: (keys) => recordOf(languages, (lang) => keys.map((key) => words[key]?.[lang] ?? '')),
    },
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: served.start,
    async buildStart() {
      if (served.isDev()) return;
      ({ words } = await import(file));
      says = textKeysIn(Object.keys(words));
      for (const lang of languages)
        this.emitFile({
          type: 'asset',
          fileName: `.vite/texts-${lang}.json`,
          source: JSON.stringify(textsIn(lang, words)),
        });
    },
    augmentChunkHash(chunk) {
      const keys = new Set(chunk.moduleIds.flatMap((id) => [...saidBy(id, this, says)]));
      return JSON.stringify([...keys].sort().map((key) => words[key]));
    },
    generateBundle: {
      order: 'pre',
      handler(_output, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const said = new Map(
          chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => [id, saidBy(id, this, says)]),
        );
        const plan = filesOf(chunks, packs, said, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        const write = (keys: ReadonlySet<string>, nameFor: (lang: string, source: string) => string) =>
          languages.map((lang) => {
            const texts = textsIn(lang, Object.fromEntries([...keys].map((key) => [key, words[key] ?? {}])));
            const source = compiledTexts(texts);
            const fileName = nameFor(lang, source);
            this.emitFile({ type: 'asset', fileName, source });
            return [lang, base + fileName] as const;
          });
        for (const [id, keys] of Object.entries(plan.packs))
          addresses[id] = Object.fromEntries(
            write(keys, (lang, source) => `assets/${id}-${lang}-${digest(source)}.json`),
          );
        for (const [fileName, keys] of plan.files) {
          names.set(fileName, fileName.replace(/js$/, '*.json'));
          write(keys, (lang) => fileName.replace(/js$/, `${lang}.json`));
        }
        allSaid(words, [...Object.values(plan.packs), ...plan.files.values()]);
        for (const chunk of chunks) bringAlong(chunk, plan);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(packPlaceholder, () => served.scripts(base, addresses)),
    },
  };
}

type Info = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * A route's title is written in the route's own file, but shown with its screen, so the screen's file
 * contains it.
 */
function saidBy(id: string, info: Info, says: (code: string) => ReadonlySet<string>): ReadonlySet<string> {
  if (!ours.test(id)) return new Set();
  const codeOf = (one: string) => info.getModuleInfo(one)?.code ?? '';
  if (id.endsWith(screenSuffix)) return says(codeOf(id) + codeOf(id.slice(0, -screenSuffix.length)));
  return info.getModuleInfo(`${id}${screenSuffix}`) ? new Set() : says(codeOf(id));
}

interface Plan {
  readonly packs: Readonly<Record<string, ReadonlySet<string>>>;
  /** The texts of each file that is imported on demand, without those that are loaded before it. */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
  /** The packs that an import of a file waits for. */
  packsFor(importer: string, imported: string): readonly string[];
}

function filesOf(
  chunks: readonly Chunk[],
  packs: Options['packs'],
  said: ReadonlyMap<string, ReadonlySet<string>>,
  importsOf: (id: string) => readonly string[],
): Plan {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const around = new Map(chunks.map(({ fileName }) => [fileName, staticImportsOf(fileName, byName)]));
  const needs = (fileName: string) => around.get(fileName) ?? new Set<string>();
  const modulesIn = (files: Iterable<string>) =>
    new Set([...files].flatMap((one) => byName.get(one)?.moduleIds ?? []));
  const saidIn = (ids: Iterable<string>) => new Set([...ids].flatMap((id) => [...(said.get(id) ?? [])]));
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))?.fileName ?? '';
  const heads = Object.entries(packs).map(([id, end]) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((one) => one.endsWith(end)));
    if (!chunk) throw new Error(`No file of the build has ${end}.`);
    return { id, fileName: chunk.fileName, has: new Set([...needs(entry), ...needs(chunk.fileName)]) };
  });
  const files = new Map<string, ReadonlySet<string>>();
  const asked = [
    ...chunks.flatMap(({ dynamicImports }) => dynamicImports),
    // Files with a fixed name (`namedFile.ts`), which are entries of the build and are loaded on demand too.
    ...chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  ].filter((fileName) => fileName !== entry);
  for (const fileName of new Set(asked)) {
    const known = new Set([
      ...needs(entry),
      ...heads.filter((head) => needs(fileName).has(head.fileName)).flatMap(({ has }) => [...has]),
    ]);
    // A file leaves out a text only if one of the files that it imports contains the text. If such a file changes,
    // its name changes, and so does the name of the file that imports it.
    const before = saidIn(modulesIn([...known].filter((one) => needs(fileName).has(one))));
    const chunk = byName.get(fileName);
    const roots = chunk?.facadeModuleId ? [chunk.facadeModuleId] : (chunk?.moduleIds ?? []);
    const own = saidIn(reached(roots, modulesIn(needs(fileName)), importsOf));
    const more = new Set([...own].filter((key) => !before.has(key)));
    if (more.size > 0) files.set(fileName, more);
  }
  return {
    packs: Object.fromEntries(heads.map(({ id, has }) => [id, saidIn(modulesIn(has))])),
    files,
    packsFor: (importer, imported) =>
      heads
        .filter(({ fileName }) => needs(imported).has(fileName) && !needs(importer).has(fileName))
        .map(({ id }) => id),
  };
}

/** The modules of `all` that the roots import statically, directly or not. A file may contain further modules. */
function reached(
  roots: readonly string[],
  all: ReadonlySet<string>,
  importsOf: (id: string) => readonly string[],
): ReadonlySet<string> {
  const seen = new Set(roots);
  for (const id of seen) for (const next of importsOf(id)) if (all.has(next)) seen.add(next);
  return seen;
}

/** Changes an import of a file with texts into one that also waits for these (`web/src/wordFiles.ts`). */
function bringAlong(chunk: Chunk, { files, packsFor }: Plan): void {
  chunk.code = chunk.code.replace(/\bimport\(([`"'])\.\/([^`"']+)\1\)/g, (found, _quote, name: string) => {
    const imported = `assets/${name}`;
    const waited = [
      ...packsFor(chunk.fileName, imported),
      ...(files.has(imported) ? [name.replace(/\.js$/, '')] : []),
    ];
    return waited.length === 0
      ? found
      : `crossdockSaid(${[found, ...waited.map((one) => `\`${one}\``)].join()})`;
  });
}

/** Fails if a text is in no file, because its key would be shown instead. */
function allSaid(words: Words, files: readonly ReadonlySet<string>[]): void {
  const there = new Set(files.flatMap((keys) => [...keys]));
  const lost = Object.keys(words).filter((key) => !there.has(key));
  if (lost.length > 0) throw new Error(`No file of the app says ${lost.join(', ')}`);
}

const digest = (source: string) => createHash('sha256').update(source).digest('base64url').slice(0, 8);
