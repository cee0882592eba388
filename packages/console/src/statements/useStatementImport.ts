import type { Output } from '@crossdock/contract/table.ts';
import { client } from '../shell/api.ts';
import { useTableImport } from '../shell/useTableImport.ts';

export type Preview = Output<'previewStatement'>;

export const useStatementImport = (bankAccountId: string) =>
  useTableImport({
    look: (map, options) => client.attempt('previewStatement', { bankAccountId, ...map }, options),
    store: (map, skipWrong, options) =>
      client.attempt('importStatement', { bankAccountId, ...map, skipWrong }, options),
    refreshes: ['listStatementImports', 'listStatementLines'],
  });

export type StatementImport = ReturnType<typeof useStatementImport>;
