/** Limits of a claim's form. */
export const claimPicturesMax = 6;
export const claimRemarkMax = 500;
/** Kinds of prepared answers, by the decision that they explain. */
export const claimReasonKinds = ['partly', 'rejected'] as const;
export type ClaimReasonKind = (typeof claimReasonKinds)[number];
export const claimReasonsMax = 10;
export const claimReasonMax = 150;
/** The longest time that a shop can give for claims. */
export const claimDaysMax = 365;
