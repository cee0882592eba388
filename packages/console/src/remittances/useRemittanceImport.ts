import { client } from '../shell/api.ts';
import { useTableImport } from '../shell/useTableImport.ts';

export const useRemittanceImport = (carrierId: string) =>
  useTableImport({
    look: (map, options) => client.attempt('previewRemittances', { carrierId, ...map }, options),
    store: (map, skipWrong, options) =>
      client.attempt('importRemittances', { carrierId, ...map, skipWrong }, options),
    refreshes: ['listRemittanceLists', 'listRemittanceLines', 'listUnremitted'],
  });

export type RemittanceImport = ReturnType<typeof useRemittanceImport>;
