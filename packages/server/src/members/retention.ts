import { people, settings, type TableEnds } from '../platform/retention.ts';

export const membersEnds = {
  memberLevels: settings,
  memberNotes: people,
  memberSearchParts: { kept: 'belongs to a member' },
  members: people,
} satisfies TableEnds;
