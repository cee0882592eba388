import {
  AggregateFunctionNode,
  AliasNode,
  DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  type OperationNode,
  PostgresQueryCompiler,
  type ReferenceNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { columnOf } from './columns.ts';
import { columnsByTable } from './schema.gen.ts';

/**
 * Writes our names as the database's: what is selected, set and compared has one name from the column to the answer.
 * "All columns" of a table are written one by one, never as `*`: to a process that was built before a column was added it
 * would give that column as well, and the statements it has prepared would fail.
 */
export class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(columnOf(identifier));
  }

  protected override visitReference(node: ReferenceNode): void {
    if (node.column.kind === 'SelectAllNode') this.#appendAll(node.table?.table.identifier.name);
    else super.visitReference(node);
  }

  protected override visitSelectAll(): void {
    this.#appendAll(undefined);
  }

  /** `named` is the table, or what it is called in this statement; without it the statement has only one. */
  #appendAll(named: string | undefined): void {
    // Where rows are counted, what they are made of is not asked.
    const isCounted = this.nodeStack.slice(-3).some(AggregateFunctionNode.is);
    const table = isCounted ? undefined : this.#tableOf(named);
    const columns = table === undefined ? undefined : columnsByTable[table];
    const before = named === undefined ? '' : `"${this.sanitizeIdentifier(named)}".`;
    const one = (column: string) => `${before}"${this.sanitizeIdentifier(column)}"`;
    // What a part of the statement answers has its columns named there.
    this.append(columns === undefined ? `${before}*` : columns.split(' ').map(one).join(', '));
  }

  #tableOf(named: string | undefined): string | undefined {
    for (const query of this.nodeStack.toReversed()) {
      const sources = sourcesOf(query);
      if (sources.length === 0) continue;
      if (named === undefined) return tableIn(sources[0]);
      const found = sources.find((source) => nameOf(source) === named);
      if (found !== undefined) return tableIn(found);
    }
    return undefined;
  }
}

/** What a statement, or a part of one, takes rows from. */
function sourcesOf(query: OperationNode): readonly OperationNode[] {
  if (SelectQueryNode.is(query)) return [...(query.from?.froms ?? []), ...joined(query.joins)];
  if (UpdateQueryNode.is(query))
    return [...(query.table ? [query.table] : []), ...(query.from?.froms ?? []), ...joined(query.joins)];
  if (DeleteQueryNode.is(query))
    return [...query.from.froms, ...(query.using?.tables ?? []), ...joined(query.joins)];
  return InsertQueryNode.is(query) && query.into ? [query.into] : [];
}

const joined = (joins: SelectQueryNode['joins']) => (joins ?? []).map(({ table }) => table);

function tableIn(source: OperationNode | undefined): string | undefined {
  if (source === undefined) return undefined;
  if (AliasNode.is(source)) return tableIn(source.node);
  return TableNode.is(source) ? source.table.identifier.name : undefined;
}

function nameOf(source: OperationNode): string | undefined {
  if (!AliasNode.is(source)) return tableIn(source);
  return IdentifierNode.is(source.alias) ? source.alias.name : undefined;
}
