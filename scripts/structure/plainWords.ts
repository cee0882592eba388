import { isGenerated } from './layout.ts';
import type { Problem, Source } from './source.ts';

/** The document that lists the words. It is not checked, because it has to name them. */
const glossary = 'docs/glossary.md';
const list = /^Not in documents and comments: (.*)$/m;
/** Documents that `scripts/registries.ts` and `npm run pictures` write from other texts. */
const written = /^docs\/(rules\.md$|handbook\/)/;

/** Reports words in documents and comments for which the glossary asks a plainer one. A star matches any ending. */
export function checkPlainWords(sources: readonly Source[]): Problem[] {
  const words = list.exec(sources.find(({ path }) => path === glossary)?.text ?? '')?.[1]?.split(', ') ?? [];
  if (words.length === 0) return [];
  const avoided = new RegExp(
    `\\b(${words.join('|').replaceAll('*', '\\w*').replaceAll(' ', '\\s+')})\\b`,
    'i',
  );
  return sources.flatMap(({ path, text, code }) => {
    if (path === glossary || isGenerated(path) || written.test(path)) return [];
    const lines = path.endsWith('.md') ? text.split('\n').map((value, at) => ({ value, line: at + 1 })) : [];
    return [...lines, ...(code?.comments ?? [])].flatMap(({ value, line }): Problem[] => {
      const word = avoided.exec(value)?.[0];
      if (word === undefined) return [];
      return [{ file: path, line, message: `"${word}" is hard to read: say it plainly (${glossary})` }];
    });
  });
}
