import type { StoredContents } from '@crossdock/contract/wire/localizedContent.ts';
import { writtenLanguages } from '@crossdock/domain/richText.ts';

/** The field of the first language without content. A picture alone counts as content. */
export function firstEmptyTextField(texts: StoredContents): string | undefined {
  const lang = writtenLanguages(texts).find((one) => {
    const { plain = '', html = '' } = texts[one] ?? {};
    return plain === '' && !html.includes('<img');
  });
  return lang && `texts.${lang}.html`;
}
