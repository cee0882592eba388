import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const evidenceFacts = {
  orderId: 'Order that the document is about (UUID)',
  'getParcelEvidence.id': 'Parcel that the document is about (UUID)',
  lang: 'Language of the document: zh, tw or en; left out: that of the reader',
  number: 'Number of the document: that of the order, or the shop’s own of the parcel',
  code: 'Verification code of the document; blanks, hyphens and small letters do not matter',
  createdAt: 'When the document was made (ISO 8601, UTC)',
  digest: 'First 16 digits of the SHA-256 of what the document says, as printed on it',
  fileDigest:
    'SHA-256 of the file without its last line, in hexadecimal; empty: only number and code are checked',
  fileSeal: 'Seal in the last line of the file, in hexadecimal; empty: none',
  file: 'notChecked; unchanged: exactly the file that the shop made; changed: it is not',
} as const satisfies Facts;
