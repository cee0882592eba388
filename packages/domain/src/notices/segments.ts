/** GSM 03.38: what a text message holds in seven bits, and what of it takes two places. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '\f^{}\\[~]|€';
const one = new Set(basic);
const two = new Set(extended);

/** Whether a text fits the seven-bit alphabet; any other character makes it a text of sixteen bits. */
export const isGsmText = (text: string): boolean => [...text].every((char) => one.has(char) || two.has(char));

/** In how many parts a text message goes: providers charge for each. What is longer than one part loses room to their order. */
export function textSegments(text: string): number {
  const gsm = isGsmText(text);
  const [whole, part] = gsm ? [160, 153] : [70, 67];
  const widths = [...text].map((char) => (gsm ? (two.has(char) ? 2 : 1) : char.length));
  if (widths.reduce((sum, width) => sum + width, 0) <= whole) return 1;
  // No part ends amid a character that takes two places.
  let [parts, left] = [1, part];
  for (const width of widths) {
    if (width > left) [parts, left] = [parts + 1, part];
    left -= width;
  }
  return parts;
}

/** Addresses of pages, and numbers as people write them to be dialled: with a plus, with gaps, or as a mobile number. */
const links = /\b(?:https?:\/\/|www\.)\S+/gi;
const dialled =
  /\+\d[\d\s-]{6,}\d|\(0\d{1,3}\)[\d\s-]{6,}\d|\b0\d{1,3}[-\s]\d{3,4}[-\s]?\d{3,4}\b|\b09\d{8}\b/g;

/** Carriers in Taiwan stop texts with links and phone numbers that are not registered with them (since 18 November 2024). */
export const withoutLinksAndNumbers = (text: string): string =>
  text
    .replace(links, '')
    .replace(dialled, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
