import { people, type TableEnds } from '../platform/retention.ts';

export const commentsEnds = {
  comments: people,
} satisfies TableEnds;
