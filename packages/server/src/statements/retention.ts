import { books, settings, type TableRetention } from '../platform/retention.ts';

export const statementsRetention = {
  statementImports: books,
  statementLines: books,
  statementMaps: settings,
} satisfies TableRetention;
