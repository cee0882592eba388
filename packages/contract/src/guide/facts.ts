import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const guideFacts = {
  id: 'Id of the article (UUID)',
  'getGuide.id': 'Article whose text is wanted too (UUID); left out: none',
  'saveArticle.id@body': 'Article to change (UUID); left out: a new one at the end',
  article: 'The article asked for; null where none was',
  helpful: 'Whether the reader finds it helpful; null: said nothing yet',
  'list.helpful': 'How many found it helpful',
  'getEditedArticle.helpful': 'How many found it helpful',
  unhelpful: 'How many found it not helpful',
  shown: 'Whether members see it',
  ids: 'All articles (UUID), in the order that they are to have',
} as const satisfies Facts;
