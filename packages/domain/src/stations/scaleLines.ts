import { hasKey } from '../records.ts';

/**
 * One reading of a scale. The scale reports `stable` and `moving`; `silent`: it sends a weight without saying
 * whether it is stable; `over`: it has no weight, because it is overloaded or far below zero.
 */
export type ScaleReading =
  | { readonly state: 'stable' | 'moving' | 'silent'; readonly weightG: number }
  | { readonly state: 'over' };

const gramsOf = { G: 1, KG: 1_000, LB: 453.59237, LBS: 453.59237, OZ: 28.349523125 } as const;
const unit = '(KG|G|LBS?|OZ)';
const number = '([+-]?)\\s*(\\d*\\.?\\d+|\\d+\\.)';

/** The forms of a line, and what the signs around the weight mean. The first form that matches counts. */
const lineForms: readonly { readonly form: RegExp; readonly state: (marks: string) => Mark }[] = [
  // SICS: `S S      1.234 kg` or `S D`; answers to `SI` look the same. `S +` and `S -` are out of range.
  { form: /^S(?:IR?)?\s+[+-]$/, state: () => 'over' },
  {
    form: line(`S(?:IR?)?\\s+([SD])\\s+${number}\\s*${unit}`),
    state: (mark) => (mark === 'S' ? 'stable' : 'moving'),
  },
  // A&D and CAS: `ST,+00123.45  g`, `US,GS,+  1.234kg`; `OL` is over the range.
  { form: /^(?:OL|UL)\s*(?:,.*)?$/, state: () => 'over' },
  {
    form: line(
      `(ST|US|QT|WT)\\s*,\\s*(?:(?:GS|NT|TR|PT)\\s*,\\s*)?(?:\\d+\\s*,\\s*)?${number}\\s*,?\\s*${unit}`,
    ),
    state: (mark) => (mark === 'US' ? 'moving' : 'stable'),
  },
  // Ohaus: ` 1.234 kg`, and a question mark while it moves; Kern: a unit only while the weight is stable.
  { form: line(`()${number}\\s*${unit}\\s*\\?.*`), state: () => 'moving' },
  {
    form: line(`()(?:[A-Z]{1,6}\\s*[:=]?\\s*)?${number}\\s*${unit}(?:\\s+(?:NET|N|G|B|GR|T))?`),
    state: () => 'silent',
  },
];

type Mark = 'stable' | 'moving' | 'silent' | 'over';

function line(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

/**
 * Reads one line of a scale: SICS, A&D, CAS, Ohaus, Kern, Toledo's and Yaohua's continuous output, or a number with its
 * unit. Undefined for anything else, such as the answer to a tare. Never reads a number without a unit, unless the
 * protocol fixes the unit.
 * @example readScaleLine('S S      1.234 kg') // → { state: 'stable', weightG: 1234 }
 * @example readScaleLine('US,GS,+  0.5kg') // → { state: 'moving', weightG: 500 }
 * @example readScaleLine('T S') // → undefined
 */
export function readScaleLine(text: string): ScaleReading | undefined {
  return toledo(text) ?? yaohua(text) ?? reversed(text) ?? written(text);
}

function written(text: string): ScaleReading | undefined {
  const said = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .toUpperCase();
  for (const { form, state } of lineForms) {
    const match = form.exec(said);
    if (!match) continue;
    const [, mark = '', sign = '', digits = '', of = 'G'] = match;
    const meant = state(mark);
    if (meant === 'over') return { state: 'over' };
    const grams = Number(digits) * (hasKey(gramsOf, of) ? gramsOf[of] : 1);
    return { state: meant, weightG: signed(sign, Math.round(grams)) };
  }
  return undefined;
}

const signed = (sign: string, weightG: number): number =>
  sign === '-' && weightG !== 0 ? -weightG : weightG;

/** Start of text and end of text. Some indicators frame their lines with them. */
const stx = '\x02';
const etx = '\x03';

/** STX, three status words, six digits of weight, six of tare. The first word gives the decimal point. */
function toledo(text: string): ScaleReading | undefined {
  const match = text.startsWith(stx) ? /^.(.)(.)(.)([ \d]{6})[ \d]{6}/.exec(text) : null;
  if (!match) return undefined;
  const [a = 0, b = 0, c = 0] = match.slice(1, 4).map((word) => word.charCodeAt(0));
  if ((b & 0b100) !== 0) return { state: 'over' };
  const inUnits = Number(match[4]?.trim() || 0) * 10 ** (2 - (a & 0b111));
  const perUnit = (c & 0b111) === 1 ? 1 : (b & 0b10000) === 0 ? gramsOf.LB : gramsOf.KG;
  const weightG = Math.round(inUnits * perUnit);
  return {
    state: (b & 0b1000) === 0 ? 'stable' : 'moving',
    weightG: signed((b & 0b10) === 0 ? '+' : '-', weightG),
  };
}

/**
 * A line has STX, the sign, six digits, the number of decimal places, and the XOR of these characters as two
 * hexadecimal digits. The weight is in kilograms.
 */
function yaohua(text: string): ScaleReading | undefined {
  const match = text.startsWith(stx) ? /^.([+-])(\d{6})(\d)([0-9A-F]{2})$/.exec(text) : null;
  if (!match) return undefined;
  const [, sign = '', digits = '', places = '', check = ''] = match;
  const xor = [...sign, ...digits, ...places].reduce((value, char) => value ^ char.charCodeAt(0), 0);
  if (xor !== Number.parseInt(check, 16)) return undefined;
  return { state: 'silent', weightG: signed(sign, Math.round(Number(digits) * 10 ** (3 - Number(places)))) };
}

/** `=` and the digits in reverse order: `=432.1000` is 1.234 kilograms. */
function reversed(text: string): ScaleReading | undefined {
  const match = /^=(\d[\d.]{4,7})(-?)$/.exec(text.trim());
  if (!match?.[1]?.includes('.')) return undefined;
  const kilograms = Number([...match[1]].reverse().join(''));
  if (!Number.isFinite(kilograms)) return undefined;
  return { state: 'silent', weightG: signed(match[2] ?? '', Math.round(kilograms * gramsOf.KG)) };
}

/** A longer line is cut off: it does not come from a scale, or the speed is wrong. */
const lineMax = 80;

/**
 * Splits serial data into a scale's lines, wherever the pieces break. Returns the whole lines, and the rest
 * to prepend to the next piece.
 * @example splitScaleLines('', 'S S 1.2 kg\r\nS ') // → { lines: ['S S 1.2 kg'], rest: 'S ' }
 */
export function splitScaleLines(rest: string, piece: string): { lines: string[]; rest: string } {
  const parts = (rest + piece)
    .replaceAll(etx, '\n')
    .replace(/(=[\d.-]{5,9})(?==)/g, '$1\n')
    .split(/[\r\n]+/);
  const last = parts.pop() ?? '';
  return { lines: parts.filter((part) => part.trim() !== ''), rest: last.slice(-lineMax) };
}
