import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { confirmVipImport } from './confirmVipImport.ts';
import { discardVipImport } from './discardVipImport.ts';
import { editVipImportRow } from './editVipImportRow.ts';
import { endVipImport } from './endVipImport.ts';
import { exportVipImport } from './exportVipImport.ts';
import { getVipImport } from './getVipImport.ts';
import { getVipImportTemplate } from './getVipImportTemplate.ts';
import { listStaffVipImports } from './listStaffVipImports.ts';
import { listVipImportRows } from './listVipImportRows.ts';
import { listVipImports } from './listVipImports.ts';
import { previewVipImport } from './previewVipImport.ts';
import { retryVipImport } from './retryVipImport.ts';

export const vipImportHandlers = {
  confirmVipImport,
  discardVipImport,
  editVipImportRow,
  endVipImport,
  exportVipImport,
  getVipImport,
  getVipImportTemplate,
  listStaffVipImports,
  listVipImportRows,
  listVipImports,
  previewVipImport,
  retryVipImport,
} satisfies Partial<Handlers<CallTable>>;
