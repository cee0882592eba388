import type { Region } from '../../regions.ts';
import type { TextSpan } from './plainText.ts';

/** The country's name within an address. `香港` is also the beginning of other names, such as `香港仔`. */
const names: Readonly<Record<Region, RegExp>> = {
  TW: /(?:中華民國)?(?:台灣|臺灣|台湾|中華民國)(?:省)?(?!大學|大道|路)|\btaiwan\b(?:\s*\(?\s*r\.?o\.?c\.?\s*\)?)?|\br\.o\.c\.?/giu,
  HK: /(?:中國|中国)?香港(?:特別行政區|特别行政区)?(?!仔|島|岛|大學|公園|國際|中文|文化|理工)|\bhong\s?kong\b(?!\s*island)(?:\s*sar)?|\bhksar\b|\bH\.?K\.?(?![a-z]|\s*island)/giu,
  TH: /ประเทศไทย|\bthailand\b/giu,
  MY: /\bmalaysia\b|馬來西亞|马来西亚/giu,
};

/**
 * The places where a pasted text names the country.
 * @example countryWordsIn('12 Nathan Road, Hong Kong', 'HK') // → [{ start: 16, end: 25 }]
 */
export function countryWordsIn(text: string, country: Region): TextSpan[] {
  return [...text.matchAll(names[country])].map(({ index, 0: whole }) => ({
    start: index,
    end: index + whole.length,
  }));
}
