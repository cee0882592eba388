import { books, settings, type TableRetention } from '../platform/retention.ts';

export const servicesRetention = {
  services: settings,
  serviceTasks: books,
} satisfies TableRetention;
