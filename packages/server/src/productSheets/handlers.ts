import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { exportProducts } from './exportProducts.ts';
import { getProductTemplate } from './getProductTemplate.ts';
import { importProducts } from './importProducts.ts';
import { previewProducts } from './previewProducts.ts';

export const productSheetHandlers = {
  exportProducts,
  getProductTemplate,
  importProducts,
  previewProducts,
} satisfies Partial<Handlers<CallTable>>;
