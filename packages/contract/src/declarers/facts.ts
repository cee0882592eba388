import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const declarersFacts = {
  id: 'Id of the declarer (UUID)',
  name: 'Name of the declarer as on the document',
  status: '0 waiting, 1 audited, 2 audit failed',
  phone: 'Phone in local form; the country gives the country code',
  idKind: 'Whether `idNumber` is of a person or a company',
  url: 'Address of the full picture, good for some minutes',
  'orderId@answer': 'Latest order that names this declarer (UUID); null: none',
  'addOrderDeclarer.orderId': 'Order to put them on (UUID)',
  'removeOrderDeclarer.orderId': 'Order to take the declarer off (UUID)',
  'listOrderDeclarers.orderId@query': 'Order whose declarers are asked for (UUID)',
  declarerId: 'Declarer to take off (UUID)',
  changeable: 'Whether declarers can still be put on or taken off',
  otherNames: 'Names under which the same number is declared elsewhere',
  declarerAudit: 'Whether staff check declarers before they can be used',
  state: 'pending waits for staff, approved can be used, rejected says why',
} as const satisfies Facts;
