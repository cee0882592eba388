/** What stands in the database under a word of older versions, which may still run beside this one: ours → the database's. */
const otherwise = { courierNumber: 'bill_code' } as const;

const columns = new Map<string, string>(Object.entries(otherwise));
const names = new Map<string, string>(Object.entries(otherwise).map(([ours, theirs]) => [theirs, ours]));

/** A table's or column's name in the database: `goodsName` is `goods_name` there. */
export function columnOf(name: string): string {
  let column = columns.get(name);
  if (column === undefined) {
    column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columns.set(name, column);
  }
  return column;
}

/** And back: a row comes in under the names of the contract. */
export function nameOf(column: string): string {
  let name = names.get(column);
  if (name === undefined) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    names.set(column, name);
  }
  return name;
}

/** A row as the database names it, in our names. */
export function inOurNames<O>(row: Readonly<Record<string, unknown>>): O {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), value])) as O;
}
