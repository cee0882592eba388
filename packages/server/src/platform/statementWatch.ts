import type { Statement } from './batch.ts';
import type { RequestContext } from './requestContext.ts';

/** What waited long for the database. */
export interface SlowStatements {
  /** The call or job that asked; undefined for what the process does for itself. */
  readonly name: string | undefined;
  /** As they were prepared, without values. */
  readonly statements: readonly string[];
  readonly ms: number;
}

/** Hears of every batch that leaves, and is told when its answer is there. */
export type StatementWatch = (
  requestContext: RequestContext | undefined,
  statements: readonly Statement[],
) => (failure?: Error & { readonly code?: string }) => void;

/** A span for each batch where its work is traced, and a word to `onSlow` where one took `slowMs` or longer. */
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
