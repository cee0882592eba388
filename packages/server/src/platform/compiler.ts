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
import { toColumnName } from './columns.ts';
import { columnsByTable } from './schema.gen.ts';

/**
 * Writes our names as the database's, so that a column has one name in queries and answers. "All columns" are listed
 * one by one instead of `*`: an older process would otherwise receive newly added columns, and its prepared statements
 * would fail.
 */
export class Compiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(toColumnName(identifier));
  }

  protected override visitReference(node: ReferenceNode): void {
    if (node.column.kind === 'SelectAllNode') this.#appendAll(node.table?.table.identifier.name);
    else super.visitReference(node);
  }

  protected override visitSelectAll(): void {
    this.#appendAll(undefined);
  }

  /**
   * Appends all columns of a table. `named` is the table or its alias in this statement; it is undefined if the
   * statement has only one table.
   */
  #appendAll(named: string | undefined): void {
    // A count does not need the columns.
    const isCounted = this.nodeStack.slice(-3).some(AggregateFunctionNode.is);
    const table = isCounted ? undefined : this.#tableOf(named);
    const columns = table === undefined ? undefined : columnsByTable[table];
    const before = named === undefined ? '' : `"${this.sanitizeIdentifier(named)}".`;
    const one = (column: string) => `${before}"${this.sanitizeIdentifier(column)}"`;
    // A subquery lists its own columns, so `*` over it is safe.
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

/** The tables and subqueries that a statement, or a part of one, reads from. */
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
