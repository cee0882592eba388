import { fileURLToPath } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { className } from './className.ts';
import { compileHint } from './firstLoadChunks.ts';

interface FirstRowsOptions {
  /** The program's name, which `earlyStart` needs too. */
  readonly name: string;
  /** The program's entry module; all imports are included. */
  readonly entry: string;
  /** The plugins of this build; style sheets and pictures come from the app's build. */
  readonly plugins: () => PluginOption[];
}

/** Replaces React, because drawing twenty rows once takes a fraction of React's start. */
const inReactsPlace = {
  find: /^react(\/jsx-runtime|-dom\/server)?$/,
  replacement: fileURLToPath(new URL('../staticMarkup.ts', import.meta.url)),
};
/** The message compiler is never loaded here: if a shop's own texts need it, the app draws the rows. */
const compiler = '@lingui/message-utils/compileMessage';

/**
 * Builds a one-file program that draws the rows of a list before the app is loaded, from the app's own
 * components and the small part of React that they need (`docs/decisions/first-rows.md`).
 */
export function firstRows({ name, entry, plugins }: FirstRowsOptions): Plugin {
  let root = '';
  let classes: readonly string[] = [];
  return {
    name: 'crossdock:first-rows',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const { output } = await buildAlone(root, entry, plugins());
      const [program, ...more] = output.filter((part) => part.type === 'chunk');
      if (!program || more.length > 0) throw new Error(`${name} is not one file`);
      classes = output.flatMap((part) => (part.type === 'asset' ? classesIn(String(part.source)) : []));
      this.emitFile({ type: 'asset', name, source: `${compileHint}\n${program.code}` });
    },
    generateBundle(_output, bundle) {
      const known = new Set(
        Object.values(bundle).flatMap((part) =>
          part.type === 'asset' && part.fileName.endsWith('.css') ? classesIn(String(part.source)) : [],
        ),
      );
      const unknown = classes.filter((one) => !known.has(one));
      if (unknown.length > 0) throw new Error(`The app's sheets know nothing of ${unknown.join(', ')}`);
    },
  };
}

async function buildAlone(
  root: string,
  entry: string,
  plugins: PluginOption[],
): Promise<Rolldown.RolldownOutput> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins,
    resolve: { alias: [inReactsPlace] },
    css: { modules: { generateScopedName: className } },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: compiler, output: { codeSplitting: false, minify: true } },
    },
  });
  const [alone] = [built].flat();
  if (!alone || !('output' in alone)) throw new Error('The build of the first rows did not end.');
  return alone;
}

const classesIn = (sheet: string): string[] => sheet.match(/\._[\w-]+/g) ?? [];
