import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

interface Arrival {
  readonly code: readonly string[];
  readonly styles: readonly string[];
}

/** The language with the largest packs. */
const language = 'tw';

/** Finds the files of a portal build that a browser loads. */
export class Built {
  readonly page: string;
  readonly manifest: Readonly<Record<string, Chunk>>;
  readonly arrivals: Readonly<Record<string, Arrival>>;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.page = this.text('index.html');
    this.manifest = JSON.parse(this.text('.vite/manifest.json'));
    this.arrivals = JSON.parse(this.text('.vite/arrivals.json'));
  }

  text(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /**
   * All files that a browser needs before it draws the route: the entry with its static imports, the route's own files,
   * and their words in one language.
   */
  firstLoad(path: string): Set<string> {
    const files = new Set<string>();
    const visit = (name: string) => {
      const chunk = this.manifest[name];
      if (!chunk) throw new Error(`${name} is not in the build`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const sheet of chunk.css ?? []) files.add(sheet);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    visit('index.html');
    const arrival = this.arrivals[path];
    if (!arrival) throw new Error(`${path} is no route of arrival`);
    for (const address of [...arrival.code, ...arrival.styles])
      files.add(address.slice(1).replace('*', language));
    files.add(this.#pack(path === '/login' ? 'loginPacks' : 'packs'));
    return files;
  }

  /** The keys of the texts that a browser loads before it draws the route. */
  wordsOf(path: string): string[] {
    const packs = [...this.firstLoad(path)].filter((file) => file.endsWith('.json'));
    return packs.flatMap((file) => Object.keys(JSON.parse(this.text(file))));
  }

  #pack(id: string): string {
    const data = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(
      this.page,
    )?.[1];
    return JSON.parse(data ?? '{}')[language].slice(1);
  }

  /** The page's inline script, which runs first. */
  firstScript(): string {
    return /<script>([\s\S]*?)<\/script>/.exec(this.page)?.[1] ?? '';
  }

  /** The script that draws a route's rows before the app has loaded. */
  drawingOf(path: string): string | undefined {
    return new RegExp(`"?${path}"?:[\`"']/(assets/draw\\w+-[^\`"']+\\.js)`).exec(this.firstScript())?.[1];
  }

  /** The transferred bytes of each file and of the inline script. */
  weights(path: string): Readonly<Record<string, number>> {
    const files = [...this.firstLoad(path), ...[this.drawingOf(path) ?? []].flat()];
    const ofFile = (file: string) => {
      const compressed = join(this.#folder, `${file}.br`);
      return existsSync(compressed)
        ? statSync(compressed).size
        : brotliCompressSync(readFileSync(join(this.#folder, file))).length;
    };
    return {
      'first script': brotliCompressSync(this.firstScript()).length,
      ...Object.fromEntries(files.map((file) => [file, ofFile(file)])),
    };
  }

  kb(path: string): number {
    return Object.values(this.weights(path)).reduce((sum, bytes) => sum + bytes, 0) / 1_000;
  }
}
