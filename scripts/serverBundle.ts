import { globSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Modules that every process loads soon after its start. They are bundled like those that it loads at once. */
const soonLoaded = /^(pg-boss|@crossdock\/|\.)/;

/** Leaves a package out of the bundle if it is loaded only when it is used. */
const outside: Plugin = {
  name: 'outside',
  resolveId(specifier, _importer, { kind }) {
    return kind === 'dynamic-import' && !soonLoaded.test(specifier)
      ? { id: specifier, external: true }
      : undefined;
  },
};

/**
 * Makes `import.meta.dirname` in the bundle point to the original folder, so that files next to the source are still
 * found.
 */
const places = (into: string): Plugin => ({
  name: 'places',
  transform(code, file) {
    if (!code.includes('import.meta.dirname') || file.includes('/node_modules/')) return undefined;
    const back = JSON.stringify(`/${relative(into, dirname(file))}`);
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${back})`);
  },
});

/**
 * Writes characters beyond ASCII as escapes. One such character in a file makes Node keep the whole file with two bytes
 * for each character, as long as the process lives. In `String.raw` an escape stays as it is, which a regular expression
 * reads alike; nothing else may be written with it.
 */
const oneByteCharacters: Plugin = {
  name: 'oneByteCharacters',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle))
      if (part.type === 'chunk') part.code = part.code.replace(/[\u0080-\uffff]/g, escapeOf);
  },
};

const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Node's own modules that take milliseconds to load and that a start does not need. */
const rarelyUsed = new Set(['http2', 'https', 'tls']);

/**
 * Reads Node's own modules with `process.getBuiltinModule`. An import statement reads every export of its module, so
 * `node:http` would load the whole of Node's `fetch`. Modules that are rarely used are loaded at their first use, also
 * if a library requires them at its start.
 */
const nodeModules: Plugin = {
  name: 'nodeModules',
  resolveId(specifier, _importer, { kind }) {
    const name = specifier.replace(/^node:/, '');
    if (!isBuiltin(specifier) || kind === 'dynamic-import') return undefined;
    // The bundler's own code imports `node:module`, and what it needs cannot depend on it.
    if (!rarelyUsed.has(name) && (kind !== 'import-statement' || name === 'module')) return undefined;
    return { id: `${ofNode}${name}`, moduleSideEffects: false };
  },
  load(id) {
    if (!id.startsWith(ofNode)) return undefined;
    const name = id.slice(ofNode.length);
    return rarelyUsed.has(name) ? loadedAtFirstUse(name) : loadedAtOnce(name);
  },
};
const ofNode = '\0node:';

/** The source of a module with the exports of one of Node's. The bundler leaves out those that nothing imports. */
function loadedAtOnce(name: string): string {
  return `
    const all = process.getBuiltinModule('node:${name}');
    export default all;
    ${exportsOf(name, (key) => `const of_${key} = /* @__PURE__ */ (() => all.${key})(); export { of_${key} as ${key} };`)}`;
}

/** The source of a module that loads one of Node's when an export is read. */
const loadedAtFirstUse = (name: string): string =>
  exportsOf(
    name,
    (key) =>
      `Object.defineProperty(exports, '${key}', { enumerable: true, get: () => process.getBuiltinModule('node:${name}').${key} });`,
  );

/** Exports of `node:http` that load Node's `fetch` when they are read. They are also global. */
const partsOfFetch = new Set(['WebSocket', 'CloseEvent', 'MessageEvent']);

function exportsOf(name: string, line: (key: string) => string): string {
  const keys = Object.keys(process.getBuiltinModule(`node:${name}`) ?? {});
  return keys
    .filter((key) => key !== 'default' && !partsOfFetch.has(key))
    .map(line)
    .join('\n');
}

/**
 * Bundles the server and the packages that it always needs into a few files: as two thousand modules they take half of
 * the start time and a quarter of the memory. Returns the modules that it still imports from outside: Node's own and
 * packages.
 */
export async function bundleServer(program: string, into: string): Promise<string[]> {
  const bundle = await rolldown({
    input: { start: program },
    platform: 'node',
    plugins: [outside, places(into), nodeModules, oneByteCharacters],
  });
  const { output } = await bundle.write({
    dir: into,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Keep the names of functions and classes, because people read them in stack traces. Shorter names of
    // parameters and variables save a tenth of the sources, which stay in memory.
    keepNames: true,
    minify: { compress: false, mangle: { toplevel: false, keepNames: true }, codegen: true },
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

/** Keeps old files for a week, because a running server may still load its parts while the next one is built. */
function clear(folder: string, made: ReadonlySet<string>): void {
  for (const path of globSync(join(folder, '*.mjs')))
    if (!made.has(basename(path)) && statSync(path).mtimeMs < Date.now() - weekMs) rmSync(path);
}
