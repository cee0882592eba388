import { sql } from 'kysely';

/**
 * The columns of a message that will no longer be sent. Codes and links are removed, also from the subject.
 */
export const redactedMessage = {
  body: sql<string>`case when secret then '' else body end`,
  subject: sql<string>`case when secret then regexp_replace(subject, '\\d{4,}', '••••••', 'g') else subject end`,
};
