import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import { createContext } from 'react';

/** The queue that the decision belongs to. */
export const AuditQueueContext = createContext<AuditQueueName | null>(null);
