import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const identityFacts = {
  id: 'Id of the identity that was handed in (UUID)',
  state: 'none, pending, approved or rejected',
  required: 'Whether the shop takes orders only from members with an approved identity',
  identity: 'What was handed in, its number masked; null in state none',
  realName: 'Name as on the document',
  country: 'Country that gave the document out, as ISO 3166 alpha-2',
  idKind: 'nationalId, residence, passport or company',
  idNumber: 'Number of the document; masked in answers to the member',
  submittedAt: 'When it was handed in (ISO 8601, UTC)',
  sameNumber: 'Other members with the same document number',
  'sameNumber.name': 'Name of the other member',
  'sameNumber.state': "How that member's identity stands",
  identityRequired: 'Whether orders need an approved identity',
  url: 'Address of the full picture, good for some minutes',
} as const satisfies Facts;
