import { people, settings, type TableRetention } from '../platform/retention.ts';

export const guideRetention = {
  guideArticles: settings,
  guideVotes: people,
} satisfies TableRetention;
