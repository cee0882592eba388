/**
 * Columns that keep an old name because older versions may still run beside this one: our name → the
 * database's.
 */
const otherwise = { courierNumber: 'bill_code' } as const;

const columns = new Map<string, string>(Object.entries(otherwise));
const names = new Map<string, string>(Object.entries(otherwise).map(([ours, theirs]) => [theirs, ours]));

/** The database's name of a table or column: `goodsName` becomes `goods_name`. */
export function toColumnName(name: string): string {
  let column = columns.get(name);
  if (column === undefined) {
    column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columns.set(name, column);
  }
  return column;
}

/** The reverse of `toColumnName`: the rows that the server reads get the contract's names. */
export function fromColumnName(column: string): string {
  let name = names.get(column);
  if (name === undefined) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    names.set(column, name);
  }
  return name;
}

/** A row with our column names instead of the database's. */
export function withContractNames<O>(row: Readonly<Record<string, unknown>>): O {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [fromColumnName(column), value]),
  ) as O;
}
