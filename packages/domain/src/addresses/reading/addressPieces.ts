import type { AddressFindings } from './addressFindings.ts';
import { soundsLikeAddress } from './names.ts';
import type { TextPiece } from './pieces.ts';
import type { FoundPlace } from './places.ts';

/**
 * Whether words that are not Chinese belong to the address, such as a building's name, and are no person's name.
 * Never true for Chinese words.
 * @example isBuildingName({ start: 0, end: 3, text: '王小明', label: undefined, besidePhone: false, atEnd: true, ownLine: true }, [], { path: [], named: new Map(), spans: [], score: 0, others: [], shared: [] }) // → false
 */
export function isBuildingName(piece: TextPiece, pieces: readonly TextPiece[], place: FoundPlace): boolean {
  if (/\p{Script=Han}/u.test(piece.text) || piece.besidePhone || piece.ownLine || piece.label === 'name')
    return false;
  const marks = [...pieces.filter(({ text }) => soundsLikeAddress(text)), ...place.spans];
  return marks.some(({ end }) => end <= piece.start) && marks.some(({ start }) => start >= piece.end);
}

/**
 * The pieces that make up the address. A Chinese piece without an address word counts only between two
 * address pieces; in other scripts every piece next to an address piece counts. Never returns a piece that a
 * label marks as a name or a phone number.
 * @example addressPieces([{ start: 0, end: 8, text: '信義路五段7號', label: undefined, besidePhone: false, atEnd: true, ownLine: true }], { country: 'TW', score: 0, text: '信義路五段7號', labels: [], phones: [], zips: [], place: { path: [], named: new Map(), spans: [], score: 0, others: [], shared: [] } }).length // → 1
 */
export function addressPieces(
  pieces: readonly TextPiece[],
  { text, phones, labels, place }: AddressFindings,
): TextPiece[] {
  const marks = place.spans;
  const sounding = pieces.filter(
    (piece) =>
      piece.label === 'address' ||
      (piece.label !== 'none' && soundsLikeAddress(piece.text) && !isNumber(piece.text)),
  );
  const first = Math.min(...sounding.map(({ start }) => start), ...marks.map(({ start }) => start));
  const last = Math.max(...sounding.map(({ end }) => end), ...marks.map(({ end }) => end));
  const cuts = [...phones, ...labels];
  const joins = (piece: TextPiece) =>
    [...sounding, ...marks].some((one) => {
      const [from, to] = one.start < piece.start ? [one.end, piece.start] : [piece.end, one.start];
      return !cuts.some((cut) => cut.start >= from && cut.end <= to);
    });
  return pieces.filter((piece) => {
    if (sounding.includes(piece)) return true;
    if (piece.label === 'none' || piece.label === 'name' || piece.label === 'phone') return false;
    if (piece.start >= first && piece.end <= last && !piece.besidePhone) return true;
    return (
      !/\p{Script=Han}/u.test(text.slice(piece.start, piece.end)) && joins(piece) && !isNumber(piece.text)
    );
  });
}

/**
 * Whether a text is a courtesy that people write after a name. Never true for a name.
 * @example isPoliteness('先生') // → true
 */
export function isPoliteness(text: string): boolean {
  return /^(?:收|啟|親收|亲收|敬啟|先生|小姐|女士|收件)$/u.test(text.trim());
}

/** Whether a text is an order number or the like: house numbers never have that many digits. */
function isNumber(text: string): boolean {
  return /^#?[\dA-Z-]*\d{7,}[\dA-Z-]*$/.test(text.trim());
}
