/** How a claim is written. */
export const claimPicturesMax = 6;
export const claimRemarkMax = 500;
/** The longest time that a shop can give for claims. */
export const claimDaysMax = 365;
