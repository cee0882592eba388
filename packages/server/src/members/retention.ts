import { people, settings, type TableRetention } from '../platform/retention.ts';

export const membersRetention = {
  memberLevels: settings,
  memberNotes: people,
  memberSearchParts: { kept: 'belongs to a member' },
  members: people,
} satisfies TableRetention;
