/** The most photos in one document. The document says how many are left out. */
export const maxDocumentPictures = 40;

/** Crockford's alphabet, without letters that are mistaken for others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeBytes = 25;
const groupLength = 5;

/**
 * How many bytes of a verification code hold the seconds since the epoch, the start of the document's digest, and the
 * start of its seal.
 */
const timeBytes = 5;
const digestBytes = 8;
export const sealBytes = codeBytes - timeBytes - digestBytes;

export interface VerificationCode {
  readonly createdAt: string;
  /** The first 16 digits of the digest of the document's content. */
  readonly digest: string;
  /** The seal, hexadecimal. */
  readonly seal: string;
}

const hexOf = (bytes: readonly number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));

/**
 * A document's verification code, in groups of five characters. It never contains anything personal.
 * @example
 * verificationCode({ createdAt: '1970-01-01T00:00:00.000Z', digest: '0'.repeat(16), seal: '0'.repeat(24) })
 * // → '00000-00000-00000-00000-00000-00000-00000-00000'
 */
export function verificationCode({ createdAt, digest, seal }: VerificationCode): string {
  const seconds = Math.floor(Date.parse(createdAt) / 1000);
  const time = seconds.toString(16).padStart(timeBytes * 2, '0');
  let bits = '';
  for (const byte of bytesOf(time + digest.slice(0, digestBytes * 2) + seal.slice(0, sealBytes * 2)))
    bits += byte.toString(2).padStart(8, '0');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)] ?? '');
  return (letters.join('').match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
}

/**
 * Reads a typed verification code; undefined if the text is not one. Ignores blanks, hyphens and case. It
 * never says whether the code is genuine: that needs the installation's secret.
 * @example readVerificationCode('no code') // → undefined
 */
export function readVerificationCode(typed: string): VerificationCode | undefined {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  if (letters.length !== (codeBytes * 8) / 5) return undefined;
  const places = [...letters].map((letter) => alphabet.indexOf(letter));
  if (places.includes(-1)) return undefined;
  const bits = places.map((place) => place.toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  const seconds = Number.parseInt(hexOf(bytes.slice(0, timeBytes)), 16);
  const createdAt = new Date(seconds * 1000);
  if (Number.isNaN(createdAt.getTime()) || createdAt.getUTCFullYear() > 9999) return undefined;
  return {
    createdAt: createdAt.toISOString(),
    digest: hexOf(bytes.slice(timeBytes, timeBytes + digestBytes)),
    seal: hexOf(bytes.slice(timeBytes + digestBytes)),
  };
}

/** The fields of the last line of a document's file. */
export interface FileSeal {
  readonly number: string;
  readonly code: string;
  /** The seal of everything before the line; hexadecimal. */
  readonly seal: string;
}

/**
 * The last line of a document's file. It follows the end of the PDF, so PDF readers treat it as a comment.
 * @example fileSealLine({ number: 'A 1', code: '00000', seal: 'ff' }) // → '\n%document-seal A%201 00000 ff\n'
 */
export const fileSealLine = ({ number, code, seal }: FileSeal): string =>
  `\n%document-seal ${encodeURIComponent(number)} ${code} ${seal}\n`;

/** The last line of a document's file is always shorter than this. */
export const maxFileSealLength = 600;

/**
 * Reads the seal at the end of a file, and how many characters before the file's end its line begins;
 * undefined if there is none. It never says whether the seal is genuine.
 * @example readFileSeal('%%EOF\n%document-seal A%201 00000 ff\n') // → { number: 'A 1', code: '00000', seal: 'ff', fromEnd: 31 }
 */
export function readFileSeal(end: string): (FileSeal & { readonly fromEnd: number }) | undefined {
  const found = /\n%document-seal (\S{1,200}) ([0-9A-Z-]{1,60}) ([0-9a-f]{1,64})\n$/.exec(end);
  if (found === null) return undefined;
  const [line, written = '', code = '', seal = ''] = found;
  try {
    return { number: decodeURIComponent(written), code, seal, fromEnd: line.length };
  } catch {
    return undefined;
  }
}
