import { shopFileColumns } from '../moving/files.ts';

/**
 * The columns of an export's readable files: those that another installation reads when the shop moves in, and the
 * books for an accountant.
 */
export const exportedColumns = {
  ...shopFileColumns,
  /** Each account of the ledger at the moment of the export. */
  accounts: ['ledger_account', 'member', 'balance_minor', 'currency'],
  /** Each movement of money, from the account that is debited to the one that is credited. */
  ledger: [
    'transfer',
    'at',
    'kind',
    'debit_account',
    'debit_member',
    'credit_account',
    'credit_member',
    'amount_minor',
    'currency',
    'order',
    'memo',
  ],
} as const;

export type ExportedFile = keyof typeof exportedColumns;
export type ExportedColumn = (typeof exportedColumns)[ExportedFile][number];
