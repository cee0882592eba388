/** Limits of passkeys: how many a member has, how long a challenge is open, and how long a name may be. */
export const passkeyLimits = { most: 10, challengeMinutes: 5, nameLength: 40 };
