import type { Handler } from '../platform/handler.ts';
import { createDownloadUrl } from './openDownload.ts';

export const openShopExport: Handler<'openShopExport'> = (tx, _actor, input, services) =>
  createDownloadUrl(tx, services, null, input);
