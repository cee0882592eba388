import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { processPage } from '../structure/layout.ts';

/**
 * The pages in the server's folders describe the code. Every name in them must exist, and a closed set must be
 * complete.
 */
const server = join(import.meta.dirname, '../../packages/server/src');
const domain = join(import.meta.dirname, '../../packages');
const folders = readdirSync(server, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const pages = folders.flatMap(({ name }) =>
  [processPage, 'README.md']
    .filter((page) => existsSync(join(server, name, page)))
    .map((page) => ({ folder: name, page, text: readFileSync(join(server, name, page), 'utf8') })),
);
/** Folders whose page must list every file in a table. */
const closedSets = ['checkout', 'coupons'];

const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(server, folder)).filter((file) => file.endsWith('.ts'));

describe('the page of a process', () => {
  it.each(pages)('$folder/$page describes input, output, locks and where to begin', ({ text }) => {
    for (const part of ['**In:**', '**Out:**', '**Locks:**', '**Read first:**']) expect(text).toContain(part);
  });

  it.each(pages)('$folder/$page names files, folders and code that exist', ({ folder, text }) => {
    const code = sourcesIn(folder)
      .map((file) => `${file} ${readFileSync(join(server, folder, file), 'utf8')}`)
      .join('\n');
    const exists = (name: string) =>
      [join(server, folder), server, domain].some(
        (base) => existsSync(join(base, name)) || existsSync(join(base, `${name}.ts`)),
      ) || new RegExp(`(^|[^\\w-])${name.replaceAll('.', '\\.')}($|[^\\w-])`).test(code);
    expect(namesIn(text).filter((name) => !exists(name))).toEqual([]);
  });

  it.each(pages.filter(({ folder }) => closedSets.includes(folder)))(
    '$folder/$page puts each file of the folder into one group',
    ({ folder, text }) => {
      const rows = text.split('\n').filter((line) => line.startsWith('| `'));
      const listed = rows.flatMap((row) => namesIn(row.split(' | ')[0] ?? ''));
      expect(listed.toSorted()).toEqual(
        sourcesIn(folder)
          .map((file) => file.slice(0, -3))
          .toSorted(),
      );
    },
  );
});
