const sign = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]';
const blanks = '[^\\S\\t\\r\\n]*';
// Any apostrophes before the sign. A cell that already begins with some gets one more, so that it differs from an
// escaped cell.
const marks = "'*";

/**
 * The places where a spreadsheet may begin a cell: in some countries also after a semicolon, tab or new line.
 */
const atStart = new RegExp(`(^|[;\\t\\r\\n])(?=${marks}${blanks}${sign})`, 'g');
const marked = new RegExp(`(^|[;\\t\\r\\n])'(?=${marks}${blanks}${sign})`, 'g');

/** Escapes a cell so that it is not read as a formula: an apostrophe before = + - @, full-width ones too. */
export function escapeFormula(cell: string): string {
  return cell.replace(atStart, "$1'").replace(/^(?='*[\t\r\n])/, "'");
}

/** The original text of an escaped cell. */
export function unescapeFormula(cell: string): string {
  return cell.replace(/^'(?='*[\t\r\n])/, '').replace(marked, '$1');
}
