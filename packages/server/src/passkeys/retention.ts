import { people, type TableRetention } from '../platform/retention.ts';

export const passkeysRetention = {
  passkeys: people,
  passkeyChallenges: { after: 'expiresAt', hours: 0 },
} satisfies TableRetention;
