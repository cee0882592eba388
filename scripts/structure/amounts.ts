import { isTest, placeOf } from './layout.ts';
import type { Code, Problem, Source } from './source.ts';

/** Names of money amounts in our code. */
const money = /Minor\b|amount|price|currency/i;

/**
 * The number of decimals depends on the currency: screens use `AmountField` or `AmountBox` and `typedAmount`, and no
 * code divides by 100. For yen that would be off by a factor of a hundred.
 */
export function checkAmounts(sources: readonly Source[]): Problem[] {
  return sources.flatMap(({ path, text, code }) => {
    const pkg = placeOf(path)?.pkg;
    if (code === undefined || isTest(path) || pkg === undefined) return [];
    const faults = inHundredths(code, text);
    if (pkg === 'portal' || pkg === 'console') faults.push(...measured(code, text));
    if (pkg === 'server') faults.push(...givenPast(path, code));
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
      // A quotient multiplied by 100 is a percentage, not an amount of money.
      if (/\/[^/]*\)\s*\*\s*100$/.test(text.slice(start, end))) return;
      if (money.test(text.slice(start, end)))
        faults.push({
          line: code.lineAt(start),
          message: 'counts money in hundredths: toMinor, amountText and typedAmount know the currency',
        });
    },
  });
  return faults;
}

/** A `MeasureField` with two decimals must be a percentage, not an amount. */
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

/** Kinds of ledger entries that give money back, with the only file that may write each. */
const givers: Readonly<Record<string, string>> = {
  orderRefund: 'settlement/refundToBalance.ts',
  purchaseRefund: 'settlement/refundToBalance.ts',
  serviceRefund: 'settlement/refundToBalance.ts',
  pickupRefund: 'settlement/refundToBalance.ts',
  compensation: 'settlement/compensate.ts',
};

/**
 * Reports code that writes such an entry outside the allowed file. Only the function in that file knows the earlier
 * payments and refunds.
 */
function givenPast(path: string, code: Code): Fault[] {
  const faults: Fault[] = [];
  code.visit({
    Property: ({ key, value, start }) => {
      if (key.type !== 'Identifier' || key.name !== 'kind' || value.type !== 'Literal') return;
      const giver = givers[String(value.value)];
      if (giver !== undefined && !path.endsWith(`server/src/${giver}`))
        faults.push({
          line: code.lineAt(start),
          message: `money goes back through ${giver} alone, which knows what was paid and given for it before`,
        });
    },
  });
  return faults;
}
