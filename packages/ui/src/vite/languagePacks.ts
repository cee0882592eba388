import { createHash } from 'node:crypto';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin, ViteDevServer } from 'vite';
import type { CompiledTexts } from '../texts.ts';

/** Every text by its key, in all languages side by side. */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Options {
  /** The module (absolute path) whose `words` are the app's ICU texts. */
  readonly words: string;
  readonly languages: readonly string[];
}

type Addresses = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const packPlaceholder = '<!--language-packs-->';

/**
 * Builds each language's texts as static JSON of compiled messages, loaded separately from the code. Their
 * URLs are in the page as data (`<script type="application/json" id="packs">`) for the first script.
 */
export function languagePacks({ words: file, languages }: Options): Plugin {
  let base = '/';
  const addresses: Record<string, string> = {};
  const served = servePacks(file, languages, ['packs']);
  return {
    name: 'crossdock:language-packs',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: served.start,
    async buildStart() {
      if (served.isDev()) return;
      const { words }: { words: Words } = await import(file);
      for (const lang of languages) {
        const texts = textsIn(lang, words);
        // The texts as written, which the server returns to programs that ask for a whole language.
        this.emitFile({ type: 'asset', fileName: `.vite/texts-${lang}.json`, source: JSON.stringify(texts) });
        const source = compiledTexts(texts);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/pack-${lang}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        addresses[lang] = base + fileName;
      }
    },
    transformIndexHtml: (html) => html.replace(packPlaceholder, served.scripts(base, { packs: addresses })),
  };
}

/** In development each pack contains every text of its language. */
export function servePacks(file: string, languages: readonly string[], ids: readonly string[]) {
  let dev: ViteDevServer | null = null;
  const inDev = (base: string): Addresses =>
    recordOf(ids, () => recordOf(languages, (lang) => `${base}@packs/${lang}.json`));
  return {
    isDev: () => dev !== null,
    start(server: ViteDevServer): void {
      dev = server;
      server.middlewares.use((request, response, next) => {
        const [, lang = ''] = /\/@packs\/(\w+)\.json/.exec(request.url ?? '') ?? [];
        if (!languages.includes(lang)) return next();
        void server.ssrLoadModule(file).then((module) => {
          response.setHeader('content-type', 'application/json');
          response.end(compiledTexts(textsIn(lang, module.words)));
        }, next);
      });
    },
    /** The script element with the packs' URLs as data. */
    scripts: (base: string, built: Addresses): string =>
      Object.entries(dev ? inDev(base) : built)
        .map(([id, data]) => `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`)
        .join(''),
  };
}

/**
 * Sorts keys, because those with the same beginning compress best side by side, and so that the order of imports
 * does not matter.
 */
export const compiledTexts = (texts: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    compilePack(Object.fromEntries(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)))),
  );

/** The texts in one language. */
export function textsIn<K extends string>(
  lang: string,
  words: Readonly<Record<K, Readonly<Record<string, string>>>>,
): Record<K, string> {
  return recordOf(keysOf<K>(words), (key) => words[key][lang] ?? '');
}

/** Fails on a text that is not valid ICU, naming its key. */
export function compilePack(texts: Readonly<Record<string, string>>): CompiledTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, compileMessageOrThrow(text)];
      } catch (cause) {
        throw new Error(`The text of '${key}' is not a valid message: ${text}`, { cause });
      }
    }),
  );
}
