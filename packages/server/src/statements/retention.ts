import { books, settings, type TableEnds } from '../platform/retention.ts';

export const statementsEnds = {
  statementImports: books,
  statementLines: books,
  statementMaps: settings,
} satisfies TableEnds;
