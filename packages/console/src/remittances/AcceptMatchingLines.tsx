import { newIdempotencyKey } from '@crossdock/contract/client.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useConnection } from '@crossdock/web/connection.ts';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useLeaveGuard } from '../shell/unsaved.ts';

const refreshes = [
  'listRemittanceLines',
  'listRemittanceLists',
  'listUnremitted',
  'getLedgerOverview',
] as const;

/** Books all lines of a carrier's list that match the books, in several calls, after one confirmation. */
export function AcceptMatchingLines({ listId, n }: { listId: string; n: number }) {
  const { refresh } = useConnection();
  const [armed, setArmed] = useState(false);
  const [running, setRunning] = useState(false);
  useLeaveGuard(running);
  if (n === 0) return null;
  const run = async () => {
    setArmed(false);
    setRunning(true);
    const { accepted, failure } = await acceptAll(listId);
    if (failure) showMessage('danger', failure);
    else showMessage('success', t('remittances.acceptAll.done', { n: accepted }));
    setRunning(false);
    refresh(refreshes);
  };
  return (
    <Banner
      tone="info"
      title={t(armed ? 'remittances.acceptAll.sure' : 'remittances.acceptAll.title', { n })}
      action={
        <Button small icon={IconChecks} busy={running} onClick={() => (armed ? void run() : setArmed(true))}>
          {t('remittances.acceptAll', { n })}
        </Button>
      }
    />
  );
}

/** Repeats the call until no line is left, or none can be booked. */
async function acceptAll(listId: string): Promise<{ accepted: number; failure?: string }> {
  let accepted = 0;
  for (;;) {
    const one = await client.attempt(
      'acceptRemittanceLines',
      { listId },
      { idempotencyKey: newIdempotencyKey() },
    );
    if (!one.ok) return { accepted, failure: one.failure.message };
    accepted += one.data.acceptedCount;
    if (one.data.leftCount === 0 || one.data.acceptedCount === 0) return { accepted };
  }
}
