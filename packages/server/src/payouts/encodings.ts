import type { BankFileEncoding } from '@crossdock/domain/payouts/file.ts';

/** The ranges of lead and trail bytes of Big5 in the encoding standard. */
const leads = [0x81, 0xfe] as const;
const trails = [
  [0x40, 0x7e],
  [0xa1, 0xfe],
] as const;

let known: ReadonlyMap<string, number> | undefined;

/**
 * The characters of Big5, read once from the platform's own decoder. A character that occurs twice keeps its
 * first code from A1 on.
 */
function bigFive(): ReadonlyMap<string, number> {
  if (known) return known;
  const decoder = new TextDecoder('big5');
  const letters = new Map<string, number>();
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (const [from, to] of trails)
      for (let trail = from; trail <= to; trail += 1) {
        const letter = decoder.decode(new Uint8Array([lead, trail]));
        if (letter.includes('\uFFFD') || [...letter].length !== 1) continue;
        const before = letters.get(letter);
        // Banks know the characters from A1 on; earlier ones belong to Hong Kong's supplement.
        if (before === undefined || before < 0xa100) letters.set(letter, lead * 256 + trail);
      }
  known = letters;
  return letters;
}

const isAscii = (letter: string) => letter.charCodeAt(0) < 0x80;

/** Whether a text can be written in the encoding without losing a character. */
export function fitsEncoding(encoding: BankFileEncoding, text: string): boolean {
  if (encoding === 'utf-8') return text.isWellFormed();
  const letters = bigFive();
  return [...text].every((letter) => isAscii(letter) || letters.has(letter));
}

/** The bytes of a text that fits. @throws Error for a character that the encoding lacks. */
export function encodeText(encoding: BankFileEncoding, text: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  const letters = bigFive();
  const bytes = [...text].flatMap((letter) => {
    if (isAscii(letter)) return [letter.charCodeAt(0)];
    const code = letters.get(letter);
    if (code === undefined) throw new Error(`no Big5 for U+${letter.codePointAt(0)?.toString(16)}`);
    return [code >> 8, code & 0xff];
  });
  return Buffer.from(bytes);
}
