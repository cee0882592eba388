import { createHash } from 'node:crypto';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin, ViteDevServer } from 'vite';
import type { CompiledTexts, Token } from '../texts.ts';

interface Options {
  /** Per language, the module (absolute path) whose default export is the flat record of that language's ICU texts. */
  readonly languages: Readonly<Record<string, string>>;
}

const placeholder = '<!--language-packs-->';

/**
 * Each language's texts as one static JSON file of compiled messages, fetched apart from the code. Their addresses
 * stand in the page as data (`<script type="application/json" id="packs">`), where the first script reads them.
 */
export function languagePacks({ languages }: Options): Plugin {
  let base = '/';
  let dev: ViteDevServer | null = null;
  const addresses: Record<string, string> = {};
  return {
    name: 'crossdock:language-packs',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer(server) {
      dev = server;
      server.middlewares.use((request, response, next) => {
        const lang = /\/@packs\/(\w+)\.json/.exec(request.url ?? '')?.[1];
        const file = lang && languages[lang];
        if (!file) return next();
        void server.ssrLoadModule(file).then((module) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(compilePack(module.default as Record<string, string>)));
        }, next);
      });
    },
    async buildStart() {
      if (dev) return;
      for (const [lang, file] of Object.entries(languages)) {
        const module = (await import(file)) as { default: Record<string, string> };
        const source = JSON.stringify(compilePack(module.default));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/pack-${lang}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        addresses[lang] = base + fileName;
      }
    },
    transformIndexHtml(html) {
      if (dev) for (const lang of Object.keys(languages)) addresses[lang] = `${base}@packs/${lang}.json`;
      const data = `<script type="application/json" id="packs">${JSON.stringify(addresses)}</script>`;
      return html.replace(placeholder, data);
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
