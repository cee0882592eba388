import type { Statement } from './batch.ts';
import type { RequestContext } from './requestContext.ts';

/** Statements that waited long for the database. */
export interface SlowStatements {
  /** The call or job that sent them; undefined for the process's own. */
  readonly name: string | undefined;
  /** The statements as prepared, without values. */
  readonly statements: readonly string[];
  readonly ms: number;
}

/** Called for every batch that is sent; the returned function is called with its answer. */
export type StatementWatch = (
  requestContext: RequestContext | undefined,
  statements: readonly Statement[],
) => (failure?: Error & { readonly code?: string }) => void;

/** Makes a span for each batch if its work is traced, and calls `onSlow` if one took `slowMs` or longer. */
export function watchStatements(slowMs: number, onSlow: (slow: SlowStatements) => void): StatementWatch {
  return (requestContext, statements) => {
    const began = performance.now();
    const span = requestContext?.span?.child(statements.map(summaryOf).join(', '), {
      'db.system.name': 'postgresql',
      'db.operation.batch.size': statements.length,
      'db.query.text': textsOf(statements).join(';\n'),
    });
    return (failure) => {
      span?.end(failure && (failure.code ?? failure.name));
      const ms = performance.now() - began;
      if (ms >= slowMs)
        onSlow({ name: requestContext?.name, statements: textsOf(statements), ms: Math.round(ms) });
    };
  };
}

const longestText = 2_000;
const textsOf = (statements: readonly Statement[]) =>
  statements.map(({ text }) => text.slice(0, longestText));

/** `select parcels`: what a statement does, and the first table that it names. */
export function summaryOf({ text }: Pick<Statement, 'text'>): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?!select\b|unnest\b)(\w+)"?/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
