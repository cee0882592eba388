/** Matches a string, which is skipped, or a whole number of 16 digits or more, which JavaScript may round. */
const textOrLongNumber = /"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g;

/**
 * Parses JSON, and keeps whole numbers of 16 digits or more as strings: LINE Pay's transaction ids have 19
 * digits and are written as numbers. Never rounds them.
 * @example parseExactJson('{"transactionId":2019060112345678910}') // → { transactionId: '2019060112345678910' }
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(
    text.replace(textOrLongNumber, (found) => (found.startsWith('"') ? found : `"${found}"`)),
  );
}
