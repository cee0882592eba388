import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { consoleTextOf } from './words.ts';

/** The open month's export as CSV: its rows of cells, the heads first. */
export async function readMonthExport(clerk: Page): Promise<string[][]> {
  await clerk.getByRole('button', { name: consoleTextOf('books.export') }).click();
  const [file] = await Promise.all([
    clerk.waitForEvent('download'),
    clerk
      .getByRole('menuitem', { name: 'CSV' })
      .or(clerk.getByRole('button', { name: 'CSV' }))
      .click(),
  ]);
  const table = readFileSync(await file.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim();
  return table.split(/\r?\n/).map(cellsOf);
}

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''));
