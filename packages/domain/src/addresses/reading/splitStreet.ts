import type { TextPiece } from './pieces.ts';

const han = /\p{Script=Han}/u;
const hanOrDigit = /[\p{Script=Han}\d]/u;
/** A Chinese road with its section, followed by a lane, an alley or a number. */
const road =
  /^(.*?(?:路|街|大道|道)(?:[一二三四五六七八九十]{1,3}段|\d{1,2}段)?)((?:\d|[一二三四五六七八九十百]+[巷弄號号]|[A-Za-z]{1,2}\d).*)$/su;
const latinStreet =
  /^(?:jalan|jln|lorong|lrg|persiaran|lebuh|lebuhraya)\b\.?.*\p{L}|\b(?:road|rd|street|st|avenue|ave)\.?$/iu;
const thaiStreet = /^(?:ถนน|ถ\.)/u;

/**
 * Splits the part of an address below its area into the road, and everything from the number to the door, as
 * our forms do. The road is split off only where it stands next to the area, so that a printed address keeps
 * its order.
 * @example splitStreet('信義路五段7號10樓') // → { street: '信義路五段', detail: '7號10樓' }
 */
export function splitStreet(written: string): { readonly street: string; readonly detail: string } {
  if (han.test(written)) {
    const [, street, detail] = road.exec(written) ?? [];
    return street && detail ? { street, detail } : { street: '', detail: written };
  }
  const parts = written.split(/\s*,\s*/u);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && !/^\d/.test(last) && (latinStreet.test(last) || thaiStreet.test(last)))
    return { street: last, detail: parts.slice(0, -1).join(', ') };
  return { street: '', detail: written };
}

/**
 * Joins the pieces into one line. Chinese is joined without blanks; other scripts keep the characters between
 * the pieces. Never changes the order.
 * @example joinPieces('7號 10樓', [{ start: 0, end: 2, text: '7號', label: undefined, besidePhone: false, atEnd: true, ownLine: false }, { start: 3, end: 6, text: '10樓', label: undefined, besidePhone: false, atEnd: true, ownLine: false }]) // → '7號10樓'
 */
export function joinPieces(text: string, pieces: readonly TextPiece[]): string {
  let line = '';
  let from = 0;
  for (const piece of pieces) {
    const between = text.slice(from, piece.start);
    const words = piece.text.replace(/\s+/gu, ' ');
    if (line === '') line = words;
    else if (hanOrDigit.test(line.at(-1) ?? '') && hanOrDigit.test(words.charAt(0)) && han.test(line))
      line += words;
    else line += `${/[,;\n，、]/u.test(between) ? ', ' : ' '}${words}`;
    from = piece.end;
  }
  return line.replace(/(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\d])|(?<=\d)\s+(?=\p{Script=Han})/gu, '');
}
