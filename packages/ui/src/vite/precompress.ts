import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Lays a `.br` and a `.gz` beside every text file of the build, so that the server never compresses one itself. */
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
        // A build that failed has written nothing; why it failed is for the bundler to say.
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
