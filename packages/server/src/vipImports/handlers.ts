import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { confirmVipImport } from './confirmVipImport.ts';
import { discardVipImport } from './discardVipImport.ts';
import { editVipImportRow } from './editVipImportRow.ts';
import { exportVipImport } from './exportVipImport.ts';
import { getVipImport } from './getVipImport.ts';
import { getVipImportTemplate } from './getVipImportTemplate.ts';
import { listVipImportRows } from './listVipImportRows.ts';
import { listVipImports } from './listVipImports.ts';
import { previewVipImport } from './previewVipImport.ts';

export const vipImportHandlers = {
  confirmVipImport,
  discardVipImport,
  editVipImportRow,
  exportVipImport,
  getVipImport,
  getVipImportTemplate,
  listVipImportRows,
  listVipImports,
  previewVipImport,
} satisfies Partial<Handlers<CallTable>>;
