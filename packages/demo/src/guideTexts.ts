import type { Lang } from '@crossdock/contract/wire/values.ts';
import { NoTransaction } from '@crossdock/server/platform/db.ts';
import { cleanTexts } from '@crossdock/server/platform/richText.ts';

/**
 * The first line is the title. `## ` starts a heading, `- ` and `1. ` lists, `!` a picture; all other lines are
 * paragraphs.
 */
export type GuideText = { readonly [L in Lang]?: string };

export async function toGuideContents(notes: GuideText, pictureId: string | undefined) {
  const written = Object.entries(notes).map(([lang, text]) => {
    const [title = '', ...lines] = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    return [lang, { title, html: htmlOf(lines, title, pictureId) }] as const;
  });
  return cleanTexts(NoTransaction.command, Object.fromEntries(written));
}

function htmlOf(lines: readonly string[], title: string, pictureId: string | undefined): string {
  return lines
    .map((line) => {
      if (line === '!') return pictureId ? `<img data-file="${pictureId}" alt="${title}">` : '';
      const [mark = '', ...rest] = line.split(' ');
      const text = rest.join(' ');
      if (mark === '##') return `<h2>${text}</h2>`;
      if (mark === '-') return `<ul><li><p>${text}</p></li></ul>`;
      if (/^\d+\.$/.test(mark)) return `<ol><li><p>${text}</p></li></ol>`;
      return `<p>${line}</p>`;
    })
    .join('')
    .replaceAll('</ul><ul>', '')
    .replaceAll('</ol><ol>', '');
}
