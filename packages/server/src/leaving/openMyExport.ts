import type { Handler } from '../platform/handler.ts';
import { createDownloadUrl } from './openDownload.ts';

export const openMyExport: Handler<'openMyExport'> = (tx, actor, input, services) =>
  createDownloadUrl(tx, services, actor.memberId, input);
