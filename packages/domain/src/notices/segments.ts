/**
 * The characters that a seven-bit text message can contain (GSM 03.38): the basic ones, and the extended ones, which
 * count as two.
 */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '\f^{}\\[~]|€';
const one = new Set(basic);
const two = new Set(extended);

/**
 * Whether a text fits the seven-bit alphabet. Any other character makes the whole text 16-bit.
 * @example isGsmText('Price: 5 €') // → true
 */
export const isGsmText = (text: string): boolean => [...text].every((char) => one.has(char) || two.has(char));

/**
 * The number of parts of a text message; providers charge for each part. If a text needs several parts, a header
 * takes up some of the room in each part.
 * @example countTextSegments('你'.repeat(71)) // → 2
 */
export function countTextSegments(text: string): number {
  const gsm = isGsmText(text);
  const [whole, part] = gsm ? [160, 153] : [70, 67];
  const widths = [...text].map((char) => (gsm ? (two.has(char) ? 2 : 1) : char.length));
  if (widths.reduce((sum, width) => sum + width, 0) <= whole) return 1;
  // A character that counts as two is never split over two parts.
  let [parts, left] = [1, part];
  for (const width of widths) {
    if (width > left) [parts, left] = [parts + 1, part];
    left -= width;
  }
  return parts;
}

/** Page addresses, and phone numbers as people write them: with a plus, with gaps, or as a mobile number. */
const links = /\b(?:https?:\/\/|www\.)\S+/gi;
const dialled =
  /\+\d[\d\s-]{6,}\d|\(0\d{1,3}\)[\d\s-]{6,}\d|\b0\d{1,3}[-\s]\d{3,4}[-\s]?\d{3,4}\b|\b09\d{8}\b/g;

/**
 * Removes links and phone numbers from a text message. Since 18 November 2024 carriers in Taiwan stop messages with
 * links and numbers that are not registered with them.
 * @example removeLinksAndPhoneNumbers('See https://shop.example now') // → 'See now'
 */
export const removeLinksAndPhoneNumbers = (text: string): string =>
  text
    .replace(links, '')
    .replace(dialled, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
