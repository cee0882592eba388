import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` files beside every text file of the build, so that the server never compresses one. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'crossdock:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // A failed build has written nothing; the bundler reports why.
        if (!existsSync(join(folder, 'assets'))) return;
        const names = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css|json|svg)$/.test(name));
        await Promise.all(
          names.map(async (name) => {
            const file = join(folder, 'assets', name);
            const source = readFileSync(file);
            if (source.length < 512) return;
            writeFileSync(`${file}.br`, await brotli(source));
            writeFileSync(`${file}.gz`, await zip(source, { level: 9 }));
          }),
        );
      },
    },
  };
}
