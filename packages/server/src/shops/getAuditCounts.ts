import type { Handler } from '../platform/handler.ts';
import { waitingAudits } from './audits.store.ts';

export const getAuditCounts: Handler<'getAuditCounts'> = (tx) => waitingAudits(tx);
