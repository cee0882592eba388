import type { AlterTableCmd, AlterTableStmt, Constraint, CreateStmt, Node, RawStmt } from 'libpg-query';

/** A migration rewritten for a cluster. */
export interface ClusterStatements {
  /** These statements run in one transaction. */
  readonly now: readonly string[];
  /** Foreign keys and validations. They run one by one after the file's tables are distributed. */
  readonly held: readonly string[];
}

/**
 * Citus adds a column and its constraints only in separate statements, and foreign keys only between distributed
 * tables. Such statements are rewritten; all others stay unchanged.
 */
export async function clusterStatements(file: string): Promise<ClusterStatements> {
  // Loaded only here, because plain PostgreSQL does not need the parser.
  const { parse } = await import('libpg-query');
  const { deparse } = await import('pgsql-deparser');
  const bytes = Buffer.from(file);
  const now: string[] = [];
  const held: string[] = [];
  const { stmts = [] } = await parse(file);
  for (const raw of stmts) {
    const parts = partsOf(raw);
    if (parts === undefined) now.push(written(bytes, raw));
    for (const { isHeld, node } of parts ?? []) (isHeld ? held : now).push(await deparse(node));
  }
  return { now, held };
}

interface Part {
  readonly node: Node;
  readonly isHeld: boolean;
}

/** The statements that replace a statement; undefined if it needs no change. */
function partsOf({ stmt }: RawStmt): readonly Part[] | undefined {
  if (stmt === undefined) return undefined;
  if ('CreateStmt' in stmt) return ofNewTable(stmt.CreateStmt);
  if ('AlterTableStmt' in stmt && stmt.AlterTableStmt.objtype === 'OBJECT_TABLE')
    return ofChangedTable(stmt.AlterTableStmt);
  return undefined;
}

function written(bytes: Buffer, { stmt_location: from = 0, stmt_len: length }: RawStmt): string {
  return bytes.subarray(from, length ? from + length : undefined).toString();
}

function ofNewTable(table: CreateStmt): readonly Part[] | undefined {
  const keys: Constraint[] = [];
  const elements = (table.tableElts ?? []).flatMap((element): Node[] => {
    if ('Constraint' in element && isForeign(element.Constraint)) {
      keys.push(element.Constraint);
      return [];
    }
    if (!('ColumnDef' in element)) return [element];
    const { kept, apart } = constraintsOf(element.ColumnDef, table.relation?.relname, isForeign);
    keys.push(...apart);
    return [{ ColumnDef: { ...element.ColumnDef, constraints: kept } }];
  });
  if (keys.length === 0) return undefined;
  return [
    { isHeld: false, node: { CreateStmt: { ...table, tableElts: elements } } },
    ...keys.map((key) => ({ isHeld: true, node: changing(table, adding(key)) })),
  ];
}

function ofChangedTable(statement: AlterTableStmt): readonly Part[] | undefined {
  const commands = (statement.cmds ?? []).flatMap((one) =>
    'AlterTableCmd' in one ? [one.AlterTableCmd] : [],
  );
  const apart = commands.flatMap((command) => separated(command, statement.relation?.relname));
  if (apart.length === 1 && !apart.some(isHeldBack)) return undefined;
  return apart.map((command) => ({ isHeld: isHeldBack(command), node: changing(statement, command) }));
}

function separated(command: AlterTableCmd, table: string | undefined): readonly AlterTableCmd[] {
  const { def } = command;
  if (command.subtype !== 'AT_AddColumn' || def === undefined || !('ColumnDef' in def)) return [command];
  const { kept, apart } = constraintsOf(def.ColumnDef, table, isChecking);
  return [{ ...command, def: { ColumnDef: { ...def.ColumnDef, constraints: kept } } }, ...apart.map(adding)];
}

type ColumnDef = Extract<Node, { ColumnDef: unknown }>['ColumnDef'];

/**
 * Splits a column's constraints into those that stay with the column (`kept`) and those that become table constraints
 * (`apart`), which get the names that PostgreSQL would choose.
 */
function constraintsOf(
  { colname = '', constraints = [] }: ColumnDef,
  table: string | undefined,
  isApart: (one: Constraint) => boolean,
): { kept: Node[]; apart: Constraint[] } {
  const apart = constraints.flatMap((one) =>
    'Constraint' in one && isApart(one.Constraint) ? [one.Constraint] : [],
  );
  const kept = constraints.filter((one) => !('Constraint' in one && isApart(one.Constraint)));
  const column: Node[] = [{ String: { sval: colname } }];
  return {
    kept,
    apart: apart.map((one) => ({
      ...one,
      conname: one.conname ?? `${table}_${colname}_${endings.get(one.contype)}`,
      ...(isForeign(one) ? { fk_attrs: column } : {}),
      ...(one.contype === 'CONSTR_UNIQUE' ? { keys: column } : {}),
    })),
  };
}

const endings = new Map<Constraint['contype'], string>([
  ['CONSTR_CHECK', 'check'],
  ['CONSTR_FOREIGN', 'fkey'],
  ['CONSTR_UNIQUE', 'key'],
]);
const isForeign = ({ contype }: Constraint): boolean => contype === 'CONSTR_FOREIGN';
const isChecking = ({ contype }: Constraint): boolean => endings.has(contype);

function isHeldBack({ subtype, def }: AlterTableCmd): boolean {
  if (subtype === 'AT_ValidateConstraint') return true;
  return def !== undefined && 'Constraint' in def && isForeign(def.Constraint);
}

function adding(constraint: Constraint): AlterTableCmd {
  return { subtype: 'AT_AddConstraint', def: { Constraint: constraint }, behavior: 'DROP_RESTRICT' };
}

function changing({ relation }: Pick<AlterTableStmt, 'relation'>, command: AlterTableCmd): Node {
  return {
    AlterTableStmt: {
      ...(relation && { relation }),
      cmds: [{ AlterTableCmd: command }],
      objtype: 'OBJECT_TABLE',
    },
  };
}
