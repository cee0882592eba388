import type { shopDeskCalls } from '@crossdock/contract/shops/desk.ts';
import type { Handler } from '../platform/handler.ts';
import { waitingAudits } from './audits.store.ts';

export const getAuditCounts: Handler<(typeof shopDeskCalls)['getAuditCounts']> = (tx) => waitingAudits(tx);
