import { createHash } from 'node:crypto';
import { keysOf, recordOf } from '@crossdock/domain/records.ts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin, ViteDevServer } from 'vite';
import type { CompiledTexts } from '../texts.ts';

/** Every text by its key, in all languages side by side. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Options {
  /** The module (absolute path) whose `words` are the app's ICU texts. */
  readonly words: string;
  readonly languages: readonly string[];
  /**
   * The texts of arrival screens, by the first part of their keys. Others go into a second file, whose address is in
   * `<script id="morePacks">`. Without it one file holds all.
   */
  readonly first?: readonly string[];
}

/** The two files of each language. */
const parts = [
  { id: 'packs', file: 'pack' },
  { id: 'morePacks', file: 'more' },
] as const;
type Part = (typeof parts)[number];

const placeholder = '<!--language-packs-->';

/**
 * Each language's texts as static JSON of compiled messages, loaded separately from the code. Their addresses are in
 * the page as data (`<script type="application/json" id="packs">`) for the first script.
 */
export function languagePacks({ words: file, languages, first }: Options): Plugin {
  let base = '/';
  let dev: ViteDevServer | null = null;
  const split = first ? parts : parts.slice(0, 1);
  const addresses: Record<Part['id'], Record<string, string>> = { packs: {}, morePacks: {} };
  const compiled = (texts: Readonly<Record<string, string>>, { id }: Part) => {
    const said = Object.entries(texts).filter(
      ([key]) => !first || first.includes(beginning(key, 1)) === (id === 'packs'),
    );
    return JSON.stringify(
      compilePack(Object.fromEntries(grouped(said, 1).flatMap((noun) => grouped(noun, 2).flat()))),
    );
  };
  return {
    name: 'crossdock:language-packs',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer(server) {
      dev = server;
      server.middlewares.use((request, response, next) => {
        const [, lang = '', kind] = /\/@packs\/(\w+)\.(\w+)\.json/.exec(request.url ?? '') ?? [];
        const part = split.find((one) => one.file === kind);
        if (!languages.includes(lang) || !part) return next();
        void server.ssrLoadModule(file).then((module) => {
          response.setHeader('content-type', 'application/json');
          response.end(compiled(textsIn(lang, module.words), part));
        }, next);
      });
    },
    async buildStart() {
      if (dev) return;
      const { words }: { words: Words } = await import(file);
      for (const lang of languages) {
        const texts = textsIn(lang, words);
        // The texts as written, which the server answers to programs that ask for a whole language.
        this.emitFile({ type: 'asset', fileName: `.vite/texts-${lang}.json`, source: JSON.stringify(texts) });
        for (const part of split) {
          const source = compiled(texts, part);
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${part.file}-${lang}-${hash}.json`;
          this.emitFile({ type: 'asset', fileName, source });
          addresses[part.id][lang] = base + fileName;
        }
      }
    },
    transformIndexHtml(html) {
      const data = split.map(({ id, file }) => {
        if (dev) for (const lang of languages) addresses[id][lang] = `${base}@packs/${lang}.${file}.json`;
        return `<script type="application/json" id="${id}">${JSON.stringify(addresses[id])}</script>`;
      });
      return html.replace(placeholder, data.join(''));
    },
  };
}

const beginning = (key: string, parts: number): string => key.split('.').slice(0, parts).join('.');

/** Groups keys with the same beginning, because they compress best together. */
const grouped = (texts: readonly (readonly [key: string, text: string])[], parts: number) => [
  ...Map.groupBy(texts, ([key]) => beginning(key, parts)).values(),
];

/** What the words say in one language. */
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
