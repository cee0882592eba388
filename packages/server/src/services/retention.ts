import { books, settings, type TableEnds } from '../platform/retention.ts';

export const servicesEnds = {
  services: settings,
  serviceTasks: books,
} satisfies TableEnds;
