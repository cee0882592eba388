/**
 * No password matches it, and it is checked like every other: its member sets the first one by a code to their phone
 * or mail. Salt and hash are zeros.
 */
export const noPassword = `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`;
