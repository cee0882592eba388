export type Row = Record<string, unknown>;

type Parser = (text: string) => unknown;
type ReadRow = (texts: readonly (string | null)[]) => Row;

/** A column of a result, and how its values are parsed. */
export interface Column {
  readonly name: string;
  /** PostgreSQL's id of the column's type, which decides the parser. */
  readonly typeId: number;
  readonly parse: Parser;
}

/** Compiling a function takes as long as reading some hundred rows without it. */
const rowsUntilCompiled = 300;
const mostCompiled = 500;

/** The compiled functions of this process, by names and types of their columns. */
const compiled = new Map<string, ReadRow>();

/**
 * Reads the rows of one statement. A statement that has many rows gets a function of its own, compiled for its columns,
 * which is several times faster than a loop over them.
 * @throws the error of the parser that refuses a value
 */
export class RowReader {
  readonly #columns: readonly Column[];
  /** A row with all columns in order, so that the JavaScript engine gives all rows the same hidden class. */
  readonly #empty: Row;
  #rows = 0;
  #compiled: ReadRow | undefined;

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    this.#empty = Object.fromEntries(columns.map(({ name }) => [name, null]));
  }

  /** The row with these values in PostgreSQL's text format, in the order of the columns. */
  read(texts: readonly (string | null)[]): Row {
    if (this.#compiled !== undefined) return this.#compiled(texts);
    this.#rows += 1;
    if (this.#rows === rowsUntilCompiled) this.#compiled = compiledFor(this.#columns);
    const row = { ...this.#empty };
    for (let at = 0; at < this.#columns.length; at += 1) {
      const [column, text] = [this.#columns[at], texts[at]];
      if (column !== undefined && typeof text === 'string') row[column.name] = column.parse(text);
    }
    return row;
  }
}

/** Undefined if too many functions are compiled already, or a literal would not make the column a property. */
function compiledFor(columns: readonly Column[]): ReadRow | undefined {
  const key = JSON.stringify(columns.map(({ name, typeId }) => [name, typeId]));
  const known = compiled.get(key);
  if (known !== undefined || compiled.size >= mostCompiled) return known;
  if (columns.some(({ name }) => name === '__proto__')) return undefined;
  const made = compile(columns);
  compiled.set(key, made);
  return made;
}

/** Compiles a function whose row is one object literal. Of the columns, its source contains only the quoted names. */
function compile(columns: readonly Column[]): ReadRow {
  const parsers = columns.map((_, at) => `p${at}`);
  const fields = columns.map(
    ({ name }, at) => `${JSON.stringify(name)}: t[${at}] === null ? null : p${at}(t[${at}])`,
  );
  const source = `const [${parsers}] = parsers; return (t) => ({ ${fields} });`;
  return new Function('parsers', source)(columns.map(({ parse }) => parse)) as ReadRow;
}
