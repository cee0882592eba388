import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { A_Expr, ColumnRef, Node, RangeVar, SelectStmt, WithClause } from 'libpg-query';
import { toColumnName } from '../src/platform/columns.ts';

/**
 * Tables with the rows of many shops. `shop_hosts` is not one: it maps a host to its shop and is copied to every node.
 */
const schema = readFileSync(join(import.meta.dirname, '../src/platform/schema.gen.ts'), 'utf8');
const ofManyShops = new Set(
  [...schema.matchAll(/^export interface (\w+)Table \{([^}]*)/gm)].flatMap(([, name = '', columns = '']) =>
    /\bshopId:/.test(columns) && name !== 'ShopHosts' ? [toColumnName(name).slice(1)] : [],
  ),
);

/** Stands for the one shop that the statement names by a value, not through another row. */
const theShop = 'the shop';

/** A part of a statement that has its own tables. */
interface Scope {
  readonly aliases: Map<string, string>;
  readonly ctes: ReadonlySet<string>;
}

/** Returns what a cluster would refuse in a parsed statement or could not send to one node. */
export function faultsOf(statement: Node): string[] {
  return [
    ...tablesOfAnyShop(statement).map((table) => `the rows of any shop in ${table}`),
    ...shapes.filter(({ is }) => found(statement, is)).map(({ says }) => says),
  ];
}

type Body = Readonly<Record<string, unknown>>;
const isBody = (value: unknown): value is Body =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const shapes: readonly { readonly says: string; readonly is: (kind: string, body: Body) => boolean }[] = [
  {
    says: 'a query among values',
    is: (kind, { valuesLists }) => kind === 'SelectStmt' && found(valuesLists, isQuery),
  },
  {
    says: 'a query in what is returned',
    is: (_, { returningClause }) => found(returningClause, isQuery),
  },
  {
    says: 'a changed shop_id',
    is: (kind, { targetList }) =>
      (kind === 'UpdateStmt' || kind === 'onConflictClause') &&
      found(targetList, (one, { name }) => one === 'ResTarget' && name === 'shop_id'),
  },
  {
    // An `insert … select` without `returning` is executed by a cluster as COPY, which row-level security forbids.
    says: 'rows of a query added without returning',
    is: (kind, { selectStmt, returningClause, onConflictClause }) =>
      kind === 'InsertStmt' &&
      returningClause === undefined &&
      onConflictClause === undefined &&
      !found(selectStmt, (one, { valuesLists }) => one === 'SelectStmt' && valuesLists !== undefined),
  },
  {
    // A cluster sends such an `insert … select` to one node. A `returning` without an alias would refer to the table
    // by its name, but the shard's table has another name.
    says: 'what is returned of a table without an alias, of rows from another',
    is: (kind, { relation, selectStmt, returningClause }) =>
      kind === 'InsertStmt' &&
      returningClause !== undefined &&
      !found(relation, (one) => one === 'alias') &&
      readsShops(selectStmt),
  },
  {
    // Adding an interval to a time depends on the session's time zone, so it is not the same on every node.
    says: 'an update that adds to the time of a column',
    is: (kind, update) => kind === 'UpdateStmt' && found(update, addsToColumn),
  },
];
const isQuery = (kind: string): boolean => kind === 'SubLink';
const isColumn = (kind: string): boolean => kind === 'ColumnRef';
const isSpan = (kind: string, { funcname, typeName }: Body): boolean =>
  (kind === 'FuncCall' && found(funcname, (_, { sval }) => sval === 'make_interval')) ||
  (kind === 'TypeCast' && found(typeName, (_, { sval }) => sval === 'interval'));
const isSum = ({ name }: Body): boolean => found(name, (_, { sval }) => sval === '+' || sval === '-');
/** True for `at time zone`, whose result has no time zone. */
const isInZone = (kind: string, { funcname }: Body): boolean =>
  kind === 'FuncCall' && found(funcname, (_, { sval }) => sval === 'timezone');
function addsToColumn(kind: string, sum: Body): boolean {
  const sides = [sum.lexpr, sum.rexpr];
  return (
    kind === 'A_Expr' &&
    isSum(sum) &&
    found(sides, isSpan) &&
    found(sides, isColumn) &&
    !found(sides, isInZone)
  );
}

/** Whether a query that a node would receive reads tables of many shops. */
function readsShops(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(readsShops);
  if (!isBody(part)) return false;
  return Object.entries(part).some(([kind, body]) => {
    if (!isBody(body)) return false;
    if (kind === 'RangeVar') return ofManyShops.has(String(body.relname));
    if (kind === 'JoinExpr') return readsShops([body.larg, body.rarg]);
    if (kind === 'RangeSubselect') return readsShops(body.subquery);
    // A union is not sent to a node: the cluster first collects the rows of its parts.
    return kind === 'SelectStmt' && body.larg === undefined && readsShops(body.fromClause);
  });
}

function found(value: unknown, is: (kind: string, body: Body) => boolean): boolean {
  if (Array.isArray(value)) return value.some((one) => found(one, is));
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([kind, body]) => (isBody(body) && is(kind, body)) || found(body, is));
}

/**
 * Returns the tables of a parsed statement that are not bound to its shop. A table is bound if its `shop_id` equals a
 * value, or the `shop_id` of a bound table of the same query. A nested query must use the value itself, otherwise a
 * cluster asks all nodes. This finds, without a cluster, the statements that a cluster cannot send to one node.
 */
function tablesOfAnyShop(statement: Node): string[] {
  const reading = new Reading();
  reading.query(statement, new Set());
  return reading.unbound();
}

/** The parts that select, insert, update and delete statements have in common. */
interface Query {
  readonly withClause?: WithClause;
  readonly fromClause?: Node[];
  readonly usingClause?: Node[];
  readonly whereClause?: Node;
  readonly relation?: RangeVar;
  readonly cols?: Node[];
  readonly larg?: SelectStmt;
  readonly rarg?: SelectStmt;
}

function queryOf(node: Node): Query | undefined {
  if ('SelectStmt' in node) return node.SelectStmt;
  if ('InsertStmt' in node) return node.InsertStmt;
  if ('UpdateStmt' in node) return node.UpdateStmt;
  return 'DeleteStmt' in node ? node.DeleteStmt : undefined;
}

function aliasOf(node: Node): string | undefined {
  if ('RangeSubselect' in node) return node.RangeSubselect.alias?.aliasname;
  return 'RangeFunction' in node ? node.RangeFunction.alias?.aliasname : undefined;
}

/** Whether an insert sets `shop_id`. */
const saysShop = (cols: readonly Node[] = []): boolean =>
  cols.some((col) => 'ResTarget' in col && col.ResTarget.name === 'shop_id');

class Reading {
  readonly #parents = new Map<string, string>();
  readonly #tables: { readonly name: string; readonly key: string }[] = [];

  unbound(): string[] {
    const bound = this.#root(theShop);
    return this.#tables.filter(({ key }) => this.#root(key) !== bound).map(({ name }) => name);
  }

  /** Reads a query, at any depth. */
  query(node: Node, known: ReadonlySet<string>): void {
    const body = queryOf(node);
    if (body === undefined) return;
    const ctes = new Set(known);
    const named = body.withClause?.ctes ?? [];
    for (const cte of named) if ('CommonTableExpr' in cte) ctes.add(cte.CommonTableExpr.ctename ?? '');
    for (const cte of named)
      if ('CommonTableExpr' in cte && cte.CommonTableExpr.ctequery)
        this.query(cte.CommonTableExpr.ctequery, ctes);
    if (body.larg && body.rarg) {
      this.query({ SelectStmt: body.larg }, ctes);
      this.query({ SelectStmt: body.rarg }, ctes);
      return;
    }
    const scope: Scope = { aliases: new Map(), ctes };
    for (const source of [...(body.fromClause ?? []), ...(body.usingClause ?? [])])
      this.#source(source, scope);
    if (body.relation) {
      const key = this.#table(body.relation, scope);
      if (key !== undefined && saysShop(body.cols)) this.#join(key, theShop);
    }
    this.#conditions(body.whereClause, scope);
    const { withClause: _, fromClause: __, usingClause: ___, ...rest } = body;
    this.#inside(rest, scope);
  }

  #table(table: RangeVar, scope: Scope): string | undefined {
    const name = table.relname ?? '';
    const key = `${this.#tables.length} ${name}`;
    scope.aliases.set(table.alias?.aliasname ?? name, key);
    if (table.schemaname !== undefined || scope.ctes.has(name) || !ofManyShops.has(name)) {
      // The query of a CTE must bind its tables itself, so its result counts as bound. Other tables that get here do
      // not hold the rows of many shops.
      this.#join(key, theShop);
      return undefined;
    }
    this.#tables.push({ name, key });
    return key;
  }

  #source(node: Node, scope: Scope): void {
    if ('RangeVar' in node) this.#table(node.RangeVar, scope);
    else if ('JoinExpr' in node) {
      const { larg, rarg, quals, usingClause = [] } = node.JoinExpr;
      if (larg) this.#source(larg, scope);
      if (rarg) this.#source(rarg, scope);
      if (usingClause.some((one) => 'String' in one && one.String.sval === 'shop_id')) {
        const [first, ...others] = [...scope.aliases.values()];
        for (const other of others) this.#join(first ?? theShop, other);
      }
      this.#conditions(quals, scope);
      if (quals) this.#inside(quals, scope);
    } else {
      const alias = aliasOf(node);
      if (alias !== undefined) {
        const key = `part ${alias} ${this.#parents.size}`;
        scope.aliases.set(alias, key);
        this.#join(key, theShop);
      }
      this.#inside(node, scope);
    }
  }

  /** Reads the conditions that every row must meet. */
  #conditions(node: Node | undefined, scope: Scope): void {
    if (node === undefined) return;
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
      for (const part of node.BoolExpr.args ?? []) this.#conditions(part, scope);
    if ('A_Expr' in node) this.#equality(node.A_Expr, scope);
  }

  #equality({ kind, name = [], lexpr, rexpr }: A_Expr, scope: Scope): void {
    const [operator] = name;
    if (kind !== 'AEXPR_OP' || !operator || !('String' in operator) || operator.String.sval !== '=') return;
    const [left, right] = [lexpr, rexpr].map((side) =>
      side && 'RowExpr' in side ? (side.RowExpr.args ?? []) : side ? [side] : [],
    );
    for (const [at, one] of (left ?? []).entries()) {
      const keys = [one, right?.[at]].map((side) => this.#side(side, scope));
      if (keys[0] !== undefined && keys[1] !== undefined) this.#join(keys[0], keys[1]);
    }
  }

  #side(node: Node | undefined, scope: Scope): string | undefined {
    if (node === undefined) return undefined;
    if ('TypeCast' in node) return this.#side(node.TypeCast.arg, scope);
    if ('ParamRef' in node || 'A_Const' in node) return theShop;
    return 'ColumnRef' in node ? this.#column(node.ColumnRef, scope) : undefined;
  }

  #column({ fields = [] }: ColumnRef, scope: Scope): string | undefined {
    const names = fields.map((field) => ('String' in field ? field.String.sval : ''));
    if (names.at(-1) !== 'shop_id') return undefined;
    const [alias] = names;
    if (names.length === 1) {
      const own = [...scope.aliases.values()].filter((key) =>
        this.#tables.some((table) => table.key === key),
      );
      return own[0];
    }
    return scope.aliases.get(alias ?? '');
  }

  /** Reads the nested queries in expressions and in the source of an insert. */
  #inside(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const one of value) this.#inside(one, scope);
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value))
        if (key === 'SelectStmt') this.query({ SelectStmt: one }, scope.ctes);
        else if (key === 'selectStmt') this.query(one, scope.ctes);
        else this.#inside(one, scope);
  }

  #root(key: string): string {
    const parent = this.#parents.get(key);
    return parent === undefined || parent === key ? key : this.#root(parent);
  }

  #join(one: string, other: string): void {
    const [a, b] = [this.#root(one), this.#root(other)];
    if (a !== b) this.#parents.set(a, b);
  }
}
