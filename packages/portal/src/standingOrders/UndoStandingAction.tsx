import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney, formatWhen } from '@crossdock/ui/format.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

const changed = [
  'getStandingAct',
  'listStandingOrders',
  'listStandingActs',
  'getOrder',
  'listOrders',
  'queryParcels',
  'getWallet',
] as const;

/** Says until when the order of a standing order can be revoked, with a button that revokes it. */
export function UndoStandingAction({ id, until }: { id: string; until: string }) {
  const formatting = useFormatting();
  const [asks, setAsks] = useState(false);
  const undo = useSubmit('undoStandingAct', {
    refreshes: [...changed],
    onDone: ({ refundMinor }) => {
      setAsks(false);
      const amount = formatMoney(refundMinor, formatting.currency, formatting);
      showMessage('success', t('standing.act.undone', { amount }));
    },
  });
  return (
    <>
      <Banner
        tone="info"
        action={
          <Button small look="outline" busy={undo.busy} onClick={() => setAsks(true)}>
            {t('standing.act.undo')}
          </Button>
        }
      >
        {t('standing.act.until', { time: formatWhen(until, 'time', formatting) })}
      </Banner>
      <ConfirmDialog
        opened={asks}
        title={t('standing.act.undo')}
        confirmLabel={t('standing.act.undo')}
        busy={undo.busy}
        onConfirm={() => void undo.submit({ id })}
        onClose={() => setAsks(false)}
      >
        {t('standing.act.undo.text')}
      </ConfirmDialog>
    </>
  );
}
