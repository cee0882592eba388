/** How a claim is written. */
export const claimPicturesMax = 6;
export const claimRemarkMax = 500;
/** What a shop has ready to say about a claim, by what becomes of it. */
export const claimReasonKinds = ['partly', 'rejected'] as const;
export type ClaimReasonKind = (typeof claimReasonKinds)[number];
export const claimReasonsMax = 10;
export const claimReasonMax = 150;
/** The longest time that a shop can give for claims. */
export const claimDaysMax = 365;
