import type { AuditQueueName } from '@crossdock/contract/shops/desk.ts';
import { createContext } from 'react';
import type { TextKey } from './i18n.ts';

/** Which queue the decision belongs to. */
export const AuditQueueOf = createContext<AuditQueueName | null>(null);

/** The reasons that clerks give most, one press each. */
export const usualReasons: Readonly<Record<AuditQueueName, readonly TextKey[]>> = {
  addresses: ['shell.reason.addressIncomplete', 'shell.reason.nameNotReal', 'shell.reason.notServed'],
  identities: ['shell.reason.pictureBlurred', 'shell.reason.nameDiffers', 'shell.reason.documentExpired'],
  declarers: ['shell.reason.pictureBlurred', 'shell.reason.nameDiffers', 'shell.reason.documentExpired'],
  transfers: ['shell.reason.notArrived', 'shell.reason.amountDiffers', 'shell.reason.pictureBlurred'],
  withdrawals: ['shell.reason.accountDiffers', 'shell.reason.accountUnreadable'],
  adjustments: ['shell.reason.needsReceipt', 'shell.reason.amountDiffers'],
  shares: ['shell.reason.linkDead', 'shell.reason.pictureBlurred', 'shell.reason.sharedBefore'],
};
