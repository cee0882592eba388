import type { Handler } from '../platform/handler.ts';
import { openDownload } from './openDownload.ts';

export const openMyExport: Handler<'openMyExport'> = (tx, actor, input, services) =>
  openDownload(tx, services, actor.memberId, input);
