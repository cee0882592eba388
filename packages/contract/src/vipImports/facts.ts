import type { Facts } from '../wire/facts.ts';

/**
 * Descriptions of the fields in this folder's calls. A field without an entry uses the description that all calls
 * share (`wire/facts.ts`).
 */
export const vipImportsFacts = {
  id: 'Id of the table (UUID)',
  'order.id': 'Id of the VIP order (UUID)',
  'order.number': 'Number of the VIP order',
  filename: 'Name of the file',
  state: 'reading, preview, writing, done or failed',
  'list.state': 'State of it; tables: reading to failed, rows: read to failed',
  'listVipImportRows.state': 'read, good, bad, known, made or failed',
  columns: 'Columns that were found in the table',
  unknownHeads: 'Heads that no column carries: what stands below them was not read',
  orderCount: 'How many orders',
  readCount: 'How many rows are judged so far',
  goodCount: 'Orders that can be made',
  'confirmVipImport.goodCount': 'The `goodCount` that was shown; another one by now is refused',
  badCount: 'Orders with a fault, which are left out',
  knownCount: 'Orders that are there already',
  madeCount: 'Orders made so far',
  failedCount: 'Orders that could be made when shown, and no longer when written',
  confirmedAt: 'When it was confirmed (ISO 8601, UTC); null: not yet',
  expiresAt: 'Until when it is kept (ISO 8601, UTC)',
  note: 'What staff say of one that was given up; empty: nothing',
  orderIndex: 'Order of the row, counted by first rows',
  cells: "The row's cells, and others that miss something",
  text: 'As it was typed',
  order: 'VIP order that was made of it, or was there before; null: none',
  onlyLeft: 'true: only rows that became no order',
  lastError: 'What went wrong the last time; empty: nothing',
  settledAt: 'When staff settled one that was given up (ISO 8601, UTC); null: not yet',
  words: "A file's name, or an account or a name",
  why: 'Why, as the member reads it',
  faults: 'What is wrong with the order and with no cell alone',
} as const satisfies Facts;
