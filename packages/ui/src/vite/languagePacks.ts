import { createHash } from 'node:crypto';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin, ViteDevServer } from 'vite';
import type { CompiledTexts, Token } from '../texts.ts';

interface Options {
  /** Per language, the module (absolute path) whose default export is the flat record of that language's ICU texts. */
  readonly languages: Readonly<Record<string, string>>;
  /**
   * What the screens say at which people arrive, by the first part of the keys. All other texts come in a second file,
   * whose address stands in `<script id="morePacks">`. Without it, one file holds all.
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
 * Each language's texts as static JSON of compiled messages, fetched apart from the code. Their addresses
 * stand in the page as data (`<script type="application/json" id="packs">`), where the first script reads them.
 */
export function languagePacks({ languages, first }: Options): Plugin {
  let base = '/';
  let dev: ViteDevServer | null = null;
  const split = first ? parts : parts.slice(0, 1);
  const addresses: Record<Part['id'], Record<string, string>> = { packs: {}, morePacks: {} };
  const compiled = (module: { default: Record<string, string> }, { id }: Part) =>
    JSON.stringify(
      compilePack(
        Object.fromEntries(
          Object.entries(module.default).filter(
            ([key]) => !first || first.includes(key.split('.')[0] ?? '') === (id === 'packs'),
          ),
        ),
      ),
    );
  return {
    name: 'crossdock:language-packs',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer(server) {
      dev = server;
      server.middlewares.use((request, response, next) => {
        const [, lang = '', kind] = /\/@packs\/(\w+)\.(\w+)\.json/.exec(request.url ?? '') ?? [];
        const file = languages[lang];
        const part = split.find((one) => one.file === kind);
        if (!file || !part) return next();
        void server.ssrLoadModule(file).then((module) => {
          response.setHeader('content-type', 'application/json');
          response.end(compiled(module as { default: Record<string, string> }, part));
        }, next);
      });
    },
    async buildStart() {
      if (dev) return;
      for (const [lang, file] of Object.entries(languages)) {
        const module = (await import(file)) as { default: Record<string, string> };
        // As written: what the server answers to programs that ask for a whole language.
        this.emitFile({
          type: 'asset',
          fileName: `.vite/texts-${lang}.json`,
          source: JSON.stringify(module.default),
        });
        for (const part of split) {
          const source = compiled(module, part);
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
          const fileName = `assets/${part.file}-${lang}-${hash}.json`;
          this.emitFile({ type: 'asset', fileName, source });
          addresses[part.id][lang] = base + fileName;
        }
      }
    },
    transformIndexHtml(html) {
      const data = split.map(({ id, file }) => {
        if (dev)
          for (const lang of Object.keys(languages))
            addresses[id][lang] = `${base}@packs/${lang}.${file}.json`;
        return `<script type="application/json" id="${id}">${JSON.stringify(addresses[id])}</script>`;
      });
      return html.replace(placeholder, data.join(''));
    },
  };
}

/** Fails on a text that is not valid ICU, naming its key. */
export function compilePack(texts: Readonly<Record<string, string>>): CompiledTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      try {
        return [key, compileMessageOrThrow(text) as readonly Token[]];
      } catch (cause) {
        throw new Error(`The text of '${key}' is not a valid message: ${text}`, { cause });
      }
    }),
  );
}
