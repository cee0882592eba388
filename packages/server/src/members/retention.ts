import { people, settings, type TableEnds } from '../platform/retention.ts';

export const membersEnds = {
  memberLevels: settings,
  memberNotes: people,
  members: people,
} satisfies TableEnds;
