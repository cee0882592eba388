import { locales } from '@crossdock/contract/wire/locale.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';

type Measure = (text: string) => number;

/**
 * The pieces between which a line may break: words, also in scripts without blanks; a punctuation mark stays
 * with the word before it.
 */
function wordsOf(text: string, lang: Lang): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(locales[lang], { granularity: 'word' }).segment(
    text,
  )) {
    const last = words.at(-1);
    const joins = !isWordLike && segment.trim() !== '' && last !== undefined && last.trim() !== '';
    if (joins) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

/** Splits a word that is wider than the whole line. */
function piecesOf(word: string, width: number, measure: Measure): string[] {
  const pieces = [''];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && measure(last + segment) > width) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

/** Breaks the text into lines no wider than `width`; existing line breaks stay. */
export function linesWithin(text: string, width: number, lang: Lang, measure: Measure): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = [''];
    for (const word of wordsOf(paragraph, lang))
      for (const piece of measure(word) > width ? piecesOf(word, width, measure) : [word]) {
        const last = lines.at(-1) ?? '';
        if (last.trim() !== '' && measure((last + piece).trimEnd()) > width) lines.push(piece.trimStart());
        else lines[lines.length - 1] = last + piece;
      }
    return lines.map((line) => line.trim());
  });
}
