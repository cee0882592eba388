import { people, type TableRetention } from '../platform/retention.ts';

export const identityRetention = {
  identities: people,
  identityWaits: people,
} satisfies TableRetention;
