import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconChecks, IconDownload, IconSend, IconThumbUp, IconX } from '@tabler/icons-react';
import { client, useSubmit } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { saveSheet } from '../shell/saveSheet.ts';

type Batch = Output<'getPayout'>;
const refreshes = ['getPayout', 'listPayouts', 'listWithdrawals', 'listAdjustments'] as const;

type StepName = 'approve' | 'cancel' | 'send' | 'start' | 'stop';

/** For a step of a batch: the call's input, and the texts of the question that is asked before it. */
const stepOf = (name: StepName, { id, number }: Batch) => ({
  input: { id },
  refreshes,
  title: t(`payouts.${name}.title`, { number }),
  text: t(`payouts.${name}.text`),
  confirmLabel: t(`payouts.${name}`),
});

/** The actions on a batch in its state. */
export function PayoutActions({ batch }: { batch: Batch }) {
  const { id, state } = batch;
  const byOrders = batch.format === 'billplz';
  const waits = batch.lines.some((line) => line.state === 'waiting' && !line.unsure);
  const paid = useSubmit('markPayoutPaid', {
    refreshes,
    done: ({ count }) => t('payouts.paid', { n: count }),
  });
  const step = (name: StepName) => stepOf(name, batch);
  const again = async () => {
    const result = await client.attempt('downloadPayout', { id }, { fresh: true });
    if (result.ok) saveSheet(result.data);
    else showMessage('danger', result.failure.message);
  };
  return (
    <Row gap={8} wrap align="end">
      {state === 'built' || state === 'approved' ? (
        <ConfirmButton
          {...step('cancel')}
          call="cancelPayout"
          look="outline"
          icon={IconX}
          danger
          done={t('payouts.cancelled')}
          cancelLabel={t('payouts.keep')}
        />
      ) : null}
      {state === 'built' && !batch.mine ? (
        <ConfirmButton
          {...step('approve')}
          call="approvePayout"
          icon={IconThumbUp}
          text={t(byOrders ? 'payouts.approve.orders' : 'payouts.approve.text', { n: batch.lineCount })}
          done={t('payouts.approved')}
        />
      ) : null}
      {state === 'approved' && byOrders ? (
        <ConfirmButton {...step('start')} call="startPayout" icon={IconSend} done={t('payouts.started')} />
      ) : null}
      {state === 'sent' && byOrders && waits ? (
        <ConfirmButton
          {...step('stop')}
          call="stopPayout"
          look="outline"
          icon={IconX}
          danger
          done={({ count }) => t('payouts.stopped', { n: count })}
          cancelLabel={t('payouts.keep')}
        />
      ) : null}
      {state === 'approved' && !byOrders ? (
        <ConfirmButton {...step('send')} call="sendPayout" icon={IconDownload} onDone={saveSheet} />
      ) : null}
      {(state === 'sent' || state === 'done') && !byOrders ? (
        <Button look="outline" icon={IconDownload} onClick={() => void again()}>
          {t('payouts.download')}
        </Button>
      ) : null}
      {state === 'sent' && !byOrders ? (
        <Button icon={IconChecks} busy={paid.busy} onClick={() => void paid.submit({ id })}>
          {t('payouts.allPaid')}
        </Button>
      ) : null}
    </Row>
  );
}
