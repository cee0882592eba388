/**
 * A stored hash that no password matches, but that is checked like every other. The member of such an account sets a
 * first password with a code sent to their phone or email. Salt and hash are zeros.
 */
export const unusablePasswordHash = `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`;
