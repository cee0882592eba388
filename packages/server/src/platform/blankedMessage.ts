import { sql } from 'kysely';

/** What is left of a message that nobody sends any more: nothing of a code or link, which stand in subjects as well. */
export const blanked = {
  body: sql<string>`case when secret then '' else body end`,
  subject: sql<string>`case when secret then regexp_replace(subject, '\\d{4,}', '••••••', 'g') else subject end`,
};
