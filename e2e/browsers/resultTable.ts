import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/commands.ts';
import type { Browser } from './browser.ts';

/** The results: one row per check, one column per browser. */
export class ResultTable {
  readonly #columns: string[] = [];
  readonly #found = new Map<string, Map<string, string[]>>();

  /** Runs a check. An exception counts as its fault. */
  async check(browser: Browser, name: string, look: () => Promise<void>): Promise<void> {
    const faults = await look().then(
      () => [],
      (error: unknown) => [error instanceof Error ? error.message : String(error)],
    );
    if (faults.length > 0) {
      console.log(`  ${browser.name}, ${name}: ${faults.join('; ')}`);
      await keepPicture(browser, name).catch(() => undefined);
    }
    this.fill(browser.name, name, faults);
  }

  fill(column: string, name: string, faults: readonly string[]): void {
    if (!this.#columns.includes(column)) this.#columns.push(column);
    const row = this.#found.get(name) ?? new Map<string, string[]>();
    row.set(column, [...faults]);
    this.#found.set(name, row);
  }

  /** Prints the table and the count. Returns how many checks failed. */
  print(): number {
    const wide = Math.max(...[...this.#found.keys()].map((name) => name.length));
    const line = (name: string, cells: readonly string[]) =>
      console.log(`${name.padEnd(wide)}  ${cells.map((cell) => cell.padEnd(10)).join('')}`.trimEnd());
    line('', this.#columns);
    for (const [name, row] of this.#found)
      line(
        name,
        this.#columns.map((column) => cellOf(row.get(column))),
      );
    const all = [...this.#found.values()].flatMap((row) => [...row.values()]);
    const failed = all.filter((faults) => faults.length > 0).length;
    console.log(`\n${all.length - failed} passed, ${failed} failed`);
    return failed;
  }
}

const cellOf = (faults: readonly string[] | undefined): string => {
  if (faults === undefined) return '–';
  return faults.length === 0 ? 'ok' : 'FAILED';
};

/** Saves a screenshot for a failed check. */
async function keepPicture(browser: Browser, name: string): Promise<void> {
  const folder = join(root, 'test-results/browsers');
  mkdirSync(folder, { recursive: true });
  const file = `${browser.name} ${name}`.replace(/[^\p{L}\p{N}]+/gu, '-');
  writeFileSync(join(folder, `${file}.png`), await browser.picture());
}
