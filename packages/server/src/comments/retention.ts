import { people, type TableRetention } from '../platform/retention.ts';

export const commentsRetention = {
  comments: people,
} satisfies TableRetention;
