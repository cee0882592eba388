const sign = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]';
const blanks = '[^\\S\\t\\r\\n]*';

/** Where a spreadsheet may begin a cell: a semicolon, a tab or a new line ends one where the country's files say so. */
const atStart = new RegExp(`(^|[;\\t\\r\\n])(?=${blanks}${sign})`, 'g');
const marked = new RegExp(`(^|[;\\t\\r\\n])'(?=${blanks}${sign})`, 'g');

/** A cell's text in which nothing can be taken for a formula: an apostrophe before = + - @, full-width ones too. */
export function escapeFormula(cell: string): string {
  return cell.replace(atStart, "$1'").replace(/^(?=[\t\r\n])/, "'");
}

/** The text of a cell that was made harmless. */
export function unescapeFormula(cell: string): string {
  return cell.replace(/^'(?=[\t\r\n])/, '').replace(marked, '$1');
}
