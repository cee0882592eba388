import type { CallTable } from '@crossdock/contract/table.ts';
import type { Handlers } from '../platform/handler.ts';
import { closeDays } from './closeDays.ts';
import { exportDays } from './exportDays.ts';
import { exportLedger } from './exportLedger.ts';
import { getBookDay } from './getBookDay.ts';
import { getLedgerOverview } from './getLedgerOverview.ts';
import { listClosedDays } from './listClosedDays.ts';
import { listLedgerTransfers } from './listLedgerTransfers.ts';

export const booksHandlers = {
  closeDays,
  exportDays,
  exportLedger,
  getBookDay,
  getLedgerOverview,
  listClosedDays,
  listLedgerTransfers,
} satisfies Partial<Handlers<CallTable>>;
