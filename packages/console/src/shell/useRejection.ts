import type { CallName } from '@crossdock/contract/table.ts';
import { useSubmit } from './api.ts';
import { t } from './i18n.ts';

/** The call that rejects a row of an audit queue. The `AuditDecision` shows why it failed. */
export const useRejection = <N extends CallName>(call: N, refreshes: readonly CallName[]) =>
  useSubmit(call, {
    quiet: true,
    refreshes,
    done: t('shell.audit.rejected'),
  });
