import { people, type TableEnds } from '../platform/retention.ts';

export const identityEnds = {
  identities: people,
  identityWaits: people,
} satisfies TableEnds;
