import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A module with a file of its own that grows with the app. Its address stands in the page as data
 * (`<script type="application/json" id="routes">`), so that the files that ask for it are the same whatever is in it.
 */
export function namedFile({ name, module }: { name: string; module: string }): Plugin {
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
      if (!dev) this.emitFile({ type: 'chunk', id: module, name });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunk = Object.values(bundle ?? {}).find(
          (one) => one.type === 'chunk' && one.facadeModuleId === module,
        );
        if (!chunk && !dev) throw new Error(`${name} is not in the build`);
        const address = base + (chunk?.fileName ?? relative(root, module));
        return html.replace(
          '</head>',
          () => `<script type="application/json" id="${name}">${JSON.stringify(address)}</script></head>`,
        );
      },
    },
  };
}
