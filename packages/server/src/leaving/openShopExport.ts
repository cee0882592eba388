import type { Handler } from '../platform/handler.ts';
import { openDownload } from './openDownload.ts';

export const openShopExport: Handler<'openShopExport'> = (tx, _actor, input, services) =>
  openDownload(tx, services, null, input);
