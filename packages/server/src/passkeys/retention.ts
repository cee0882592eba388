import { people, type TableEnds } from '../platform/retention.ts';

export const passkeysEnds = {
  passkeys: people,
  passkeyChallenges: { after: 'expiresAt', hours: 0 },
} satisfies TableEnds;
