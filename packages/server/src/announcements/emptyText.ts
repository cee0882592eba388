import type { KeptWritings } from '@crossdock/contract/wire/writing.ts';
import { writtenIn } from '@crossdock/domain/richText.ts';

/** The field of a language without content. A picture alone counts as content. */
export function emptyText(texts: KeptWritings): string | undefined {
  const lang = writtenIn(texts).find((one) => {
    const { plain = '', html = '' } = texts[one] ?? {};
    return plain === '' && !html.includes('<img');
  });
  return lang && `texts.${lang}.html`;
}
