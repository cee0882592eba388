import { type ReviewTables, waitRecorder } from '../platform/reviewWaits.ts';
import { findIdentity } from './store.ts';

export const identityReviewTables: ReviewTables = { table: 'identity_waits', reviewed: 'identities' };

/**
 * Records whether the member waits for a review of their identity: staff have it in review, and the shop requires an
 * approved identity for orders.
 */
export const recordIdentityWait = waitRecorder(
  identityReviewTables,
  async (tx, { settings }, memberId) =>
    settings.identityRequired && (await findIdentity(tx, memberId))?.state === 'pending',
);
