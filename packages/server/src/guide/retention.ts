import { people, settings, type TableEnds } from '../platform/retention.ts';

export const guideEnds = {
  guideArticles: settings,
  guideVotes: people,
} satisfies TableEnds;
