import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../commands.ts';

/** The project's layout: its packages, what each may contain, and what each may import. */

/**
 * The server's folders. A noun also has a folder in the contract; a process over several nouns has a page that
 * describes it. Creating the folder is enough, there is no list.
 */
export const processPage = 'process.md';
const serverFolders = foldersOf('packages/server/src').filter((folder) => folder !== 'platform');
const contractFolders = foldersOf('packages/contract/src').filter((folder) => folder !== 'wire');
const isProcessHere = (folder: string): boolean =>
  existsSync(join(root, 'packages/server/src', folder, processPage));
const parts = new Set([...contractFolders, ...serverFolders.filter(isProcessHere)]);

/** True for a folder that is named after a noun or a process of the product. */
export const isPart = (folder: string): boolean => parts.has(folder);

function foldersOf(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? one.name : [],
  );
}

const appFolders = [...parts, 'home', 'routes', 'shell', 'words'];

/** For each package: our packages that it may import, and which external ones (undefined: any). */
export const packages: Record<string, { ours: string[]; outside?: RegExp; folders?: string[] }> = {
  domain: { ours: [], outside: /^$/, folders: contractFolders },
  contract: { ours: ['domain'], outside: /^zod(\/|$)/, folders: [...contractFolders, 'wire'] },
  ui: { ours: ['domain'], outside: /^(?!node:)/ },
  web: { ours: ['contract', 'domain', 'ui'], outside: /^(?!node:)/ },
  client: { ours: ['contract'], outside: /^$/ },
  server: { ours: ['contract', 'domain'], folders: [...parts, 'platform'] },
  demo: { ours: ['server', 'contract', 'domain'] },
  installation: { ours: ['server', 'demo'] },
  portal: {
    ours: ['contract', 'domain', 'ui', 'web'],
    outside: /^(?!node:)/,
    folders: [...appFolders, 'help'],
  },
  console: {
    ours: ['contract', 'domain', 'ui', 'web'],
    outside: /^(?!node:)/,
    folders: [...appFolders, 'help'],
  },
};

/** Server tests may use the demo shops. The server itself does not know them. */
export const knowsDemo = (path: string): boolean => path.startsWith('packages/server/test/');

/** Parts of an app that are not nouns. Like features, they may not import features. */
const views = ['home'];
export const isFeature = (folder: string): boolean => isPart(folder) || views.includes(folder);

export const maxFunctionLines = 70;
export const maxFileLines = 300;

/** `packages/server/src/orders/store.ts` → package server, folder orders, rest store.ts. */
export interface Place {
  readonly pkg: string;
  /** First folder under src; empty for files directly in src. */
  readonly folder: string;
  readonly name: string;
}

/** The place of a file in a package's `src`; undefined for all other files. */
export function placeOf(path: string): Place | undefined {
  const match = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?(.*)$/.exec(path);
  return match ? { pkg: match[1] ?? '', folder: match[2] ?? '', name: match[3] ?? '' } : undefined;
}

export const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1];
export const isStore = (name: string): boolean => /(^|\.)store\.ts$/.test(name);
export const isGenerated = (path: string): boolean => /\.gen\.tsx?$/.test(path);
export const isTest = (path: string): boolean => /(^|\/)test\/|\.test\.tsx?$|^e2e\//.test(path);
/** True for a chapter of an app's help, which is loaded when somebody opens it. */
const isHelp = (path: string): boolean =>
  /^packages\/(console|portal)\/src\/help\/(accounts|pages)\//.test(path);
/** True for files with texts of screens, each key once with three languages: those of nouns and those of the apps. */
export const isWords = (path: string): boolean =>
  /^packages\/\w+\/src\/((\w+\/)?words|words\/\w+)\.ts$/.test(path);
export const isText = (path: string): boolean =>
  isWords(path) || isHelp(path) || /^packages\/contract\/src\/\w+\/(\w*[rR]efusals|texts)\.ts$/.test(path);
/** True for code that runs in browsers. */
export const isApp = (path: string): boolean =>
  ['portal', 'console', 'web', 'ui'].includes(placeOf(path)?.pkg ?? '');
/** True for samples, which tests of several packages and benchmarks share but the product never uses. */
export const isSample = (path: string): boolean => /^packages\/[^/]+\/samples\//.test(path);
/** True for code that runs in Node while an app is built, not in the browser. */
export const isBuildTime = (path: string): boolean => /\/src\/vite\/|\.config\.ts$/.test(path);
