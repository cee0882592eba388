import { type ReviewWaits, waitRecorder } from '../platform/reviewWaits.ts';
import { findIdentity } from './store.ts';

export const identityWaits: ReviewWaits = { table: 'identity_waits', reviewed: 'identities' };

/** Whether staff have the identity of the member in review, which the shop requires for orders. */
export const recordIdentityWait = waitRecorder(
  identityWaits,
  async (tx, { settings }, memberId) =>
    settings.identityRequired && (await findIdentity(tx, memberId))?.state === 'pending',
);
