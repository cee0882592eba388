import { isGenerated } from './layout.ts';
import type { Problem, Source } from './source.ts';

/** A row of the table in CONTRIBUTING.md: a word, its meaning, and the names that must not be used for it. */
const row = /^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm;

/** Reports files and exports with a name that the table in CONTRIBUTING.md refuses. */
export function checkCodeWords(sources: readonly Source[]): Problem[] {
  const table = sources.find(({ path }) => path === 'CONTRIBUTING.md')?.text ?? '';
  const words = new Map(
    [...table.matchAll(row)].flatMap(([, word = '', refused = '']) =>
      refused.split(', ').map((name) => [name, word] as const),
    ),
  );
  return sources.flatMap(({ path, code }) => {
    if (code === undefined || isGenerated(path)) return [];
    const report = (name: string, line: number): Problem[] => {
      const word = words.get(name);
      const message = `"${name}" is not a word of the code: say ${word} (CONTRIBUTING.md)`;
      return word === undefined ? [] : [{ file: path, line, message }];
    };
    const file = path.split('/').at(-1) ?? '';
    const stem = file.replace(/(\.store|\.test)?\.\w+$/, '');
    return [
      ...report(stem, 1),
      ...report(file, 1),
      ...code.exported.flatMap(({ name, line }) => report(name, line)),
    ];
  });
}
