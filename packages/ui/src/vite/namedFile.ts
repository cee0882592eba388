import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { staticImportsOf } from './earlyStart.ts';

interface Options {
  readonly name: string;
  readonly module: string;
  /** The texts of a file of code (`wordFiles.ts`). */
  readonly wordsOf: (fileName: string) => string | null;
}

/**
 * Puts a module that grows with the app into a file of its own. The file's URL is in the page as data
 * (`<script type="application/json" id="routes">`), with those of its texts and styles, so that the files
 * that import it do not change when it does.
 */
export function namedFile({ name, module, wordsOf }: Options): Plugin {
  let base = '/';
  let root = '';
  let dev = false;
  return {
    name: `crossdock:named-file-${name}`,
    configResolved: (config) => {
      ({ base, root } = config);
      dev = config.command === 'serve';
    },
    buildStart() {
      if (!dev) this.emitFile({ type: 'chunk', id: module, name, preserveSignature: 'strict' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === 'chunk');
        const byName = new Map(chunks.map((one) => [one.fileName, one]));
        const chunk = chunks.find((one) => one.facadeModuleId === module);
        if (!chunk && !dev) throw new Error(`${name} is not in the build`);
        const files = [
          chunk?.fileName ?? relative(root, module),
          ...[wordsOf(chunk?.fileName ?? '') ?? []].flat(),
          ...(chunk
            ? [...staticImportsOf(chunk.fileName, byName)].filter((one) => one.endsWith('.css'))
            : []),
        ];
        return html.replace(
          '</head>',
          () =>
            `<script type="application/json" id="${name}">${JSON.stringify(files.map((one) => base + one))}</script></head>`,
        );
      },
    },
  };
}
