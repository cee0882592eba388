import { isTest, placeOf } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

/** What names an amount of money, in code that is written in this house. */
const money = /Minor\b|amount|price|currency/i;

/**
 * The digits of an amount are its currency's: on a screen it is typed into an `AmountField` or `AmountBox` and read by
 * `typedAmount`, and nobody counts in hundredths. Yen would be a hundred times too many.
 */
export function checkAmounts(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, text, code }) => {
    const pkg = placeOf(path)?.pkg;
    if (code === undefined || isTest(path) || pkg === undefined) return [];
    const faults = inHundredths(code, text);
    if (pkg === 'portal' || pkg === 'console') faults.push(...measured(code, text));
    return faults.map(({ line, message }) => ({ file: path, line, message }));
  });
}

interface Fault {
  readonly line: number;
  readonly message: string;
}

function inHundredths(code: Code, text: string): Fault[] {
  const faults: Fault[] = [];
  code.visit({
    BinaryExpression: ({ operator, left, right, start, end }) => {
      if (operator !== '*' && operator !== '/') return;
      if (![left, right].some((side) => side.type === 'Literal' && side.value === 100)) return;
      // A share of the whole, in per cent.
      if (/\/[^/]*\)\s*\*\s*100$/.test(text.slice(start, end))) return;
      if (money.test(text.slice(start, end)))
        faults.push({
          line: code.lineAt(start),
          message: 'counts money in hundredths: inMinor, amountText and typedAmount know the currency',
        });
    },
  });
  return faults;
}

/** A measure with two digits is a percentage; an amount is none. */
function measured(code: Code, text: string): Fault[] {
  const faults: Fault[] = [];
  code.visit({
    JSXOpeningElement: ({ name, start, end }) => {
      if (name.type !== 'JSXIdentifier' || name.name !== 'MeasureField') return;
      const written = text.slice(start, end);
      const hundredths = /\bdigits=\{2\}/.test(written) && !/\bunit="%"/.test(written);
      if (hundredths || money.test(written))
        faults.push({ line: code.lineAt(start), message: 'an amount is typed into an AmountField' });
    },
  });
  return faults;
}
