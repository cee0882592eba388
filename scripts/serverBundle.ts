import { globSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Modules that every process loads soon after its start. They are bundled like those that it loads at once. */
const soonLoaded = /^(pg-boss|@crossdock\/|\.)/;

/** What is loaded only when used stays a package of its own. */
const outside: Plugin = {
  name: 'outside',
  resolveId(specifier, _importer, { kind }) {
    return kind === 'dynamic-import' && !soonLoaded.test(specifier)
      ? { id: specifier, external: true }
      : undefined;
  },
};

/** Files that the server finds beside its own source are where they were. */
const places = (into: string): Plugin => ({
  name: 'places',
  transform(code, file) {
    if (!code.includes('import.meta.dirname') || file.includes('/node_modules/')) return undefined;
    const back = JSON.stringify(`/${relative(into, dirname(file))}`);
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${back})`);
  },
});

/**
 * The server with the packages that it always needs in a few files: two thousand modules take half of a start and a
 * quarter of the memory for being modules. Answers what it imports from outside: Node's own modules and packages.
 */
export async function bundleServer(program: string, into: string): Promise<string[]> {
  const bundle = await rolldown({
    input: { start: program },
    platform: 'node',
    plugins: [outside, places(into)],
  });
  const { output } = await bundle.write({
    dir: into,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Names stay: they are read in the traces of faults.
    keepNames: true,
    minify: { compress: false, mangle: false, codegen: true },
  });
  await bundle.close();
  const made = new Set(output.map(({ fileName }) => fileName));
  clear(into, made);
  const imported = output.flatMap((part) =>
    part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : [],
  );
  return [...new Set(imported)].filter((name) => !made.has(name)).sort();
}

const weekMs = 7 * 86_400_000;

/** A server that runs while the next one is built may still load parts of its own: they stay for a week. */
function clear(folder: string, made: ReadonlySet<string>): void {
  for (const path of globSync(join(folder, '*.mjs')))
    if (!made.has(basename(path)) && statSync(path).mtimeMs < Date.now() - weekMs) rmSync(path);
}
