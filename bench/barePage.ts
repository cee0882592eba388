import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'rolldown';
import { freePort } from '../scripts/ports.ts';

const rows = Array.from({ length: 20 }, (_, at) =>
  ['SF', 'shelved', '1.25 kg', 'Taoyuan'].map((text) => `${text} ${10_000_000 + at}`),
);
const page =
  '<!doctype html><html lang="en"><title>Parcels</title><div id="root"></div><script type="module" src="/screen.js"></script></html>';

/**
 * Serves the smallest page that shows twenty rows with React. Its files are compressed with brotli and kept in
 * memory.
 */
export async function serveBarePage(): Promise<{ url: string; stop(): Promise<void> }> {
  const { output } = await build({
    input: join(import.meta.dirname, 'bareScreen.tsx'),
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    platform: 'browser',
    write: false,
    output: { minify: true },
  });
  const files = new Map([
    ['/', ['text/html; charset=utf-8', page]],
    ['/screen.js', ['text/javascript', output[0].code]],
    ['/rows.json', ['application/json', JSON.stringify(rows)]],
  ]);
  const ready = new Map(
    [...files].map(([path, [type = '', text = '']]) => [path, { type, bytes: brotliCompressSync(text) }]),
  );
  const server = createServer((request, response) => {
    const file = ready.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? '', 'content-encoding': 'br' });
    response.end(file?.bytes);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}/`, stop };
}
