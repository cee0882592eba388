import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconChecks, IconDownload, IconSend, IconThumbUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { saveSheet } from '../shell/saveSheet.ts';

type Batch = Output<'getPayout'>;
const refreshes = ['getPayout', 'listPayouts', 'listWithdrawals', 'listAdjustments'] as const;

/** The actions on a batch in its state. */
export function PayoutActions({ batch }: { batch: Batch }) {
  const [open, setOpen] = useState<'approve' | 'cancel' | 'send' | 'start' | 'stop'>();
  const { id, state } = batch;
  const byOrders = batch.format === 'billplz';
  const waits = batch.lines.some((line) => line.state === 'waiting' && !line.unsure);
  const paid = useSubmit('markPayoutPaid', {
    refreshes: [...refreshes],
    onDone: ({ count }) => showMessage('success', t('payouts.paid', { n: count })),
  });
  const again = async () => {
    const result = await client.attempt('downloadPayout', { id }, { fresh: true });
    if (result.ok) saveSheet(result.data);
    else showMessage('danger', result.failure.message);
  };
  const close = () => setOpen(undefined);
  return (
    <Row gap={8} wrap align="end">
      {state === 'built' || state === 'approved' ? (
        <Button look="outline" icon={IconX} onClick={() => setOpen('cancel')}>
          {t('payouts.cancel')}
        </Button>
      ) : null}
      {state === 'built' && !batch.mine ? (
        <Button icon={IconThumbUp} onClick={() => setOpen('approve')}>
          {t('payouts.approve')}
        </Button>
      ) : null}
      {state === 'approved' && byOrders ? (
        <Button icon={IconSend} onClick={() => setOpen('start')}>
          {t('payouts.start')}
        </Button>
      ) : null}
      {state === 'sent' && byOrders && waits ? (
        <Button look="outline" icon={IconX} onClick={() => setOpen('stop')}>
          {t('payouts.stop')}
        </Button>
      ) : null}
      {state === 'approved' && !byOrders ? (
        <Button icon={IconDownload} onClick={() => setOpen('send')}>
          {t('payouts.send')}
        </Button>
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
      {open === 'approve' ? <Approve batch={batch} onClose={close} /> : null}
      {open === 'cancel' ? <Cancel batch={batch} onClose={close} /> : null}
      {open === 'start' ? <Start batch={batch} onClose={close} /> : null}
      {open === 'stop' ? <Stop batch={batch} onClose={close} /> : null}
      {open === 'send' ? <Send batch={batch} onClose={close} /> : null}
    </Row>
  );
}

interface StepProps {
  readonly batch: Batch;
  readonly onClose: () => void;
}

function Approve({ batch, onClose }: StepProps) {
  const step = useSubmit('approvePayout', {
    refreshes: [...refreshes],
    onDone: () => {
      showMessage('success', t('payouts.approved'));
      onClose();
    },
  });
  return (
    <Step step={step} name="approve" batch={batch} onClose={onClose} confirmLabel={t('payouts.approve')}>
      {t(batch.format === 'billplz' ? 'payouts.approve.orders' : 'payouts.approve.text', {
        n: batch.lineCount,
      })}
    </Step>
  );
}

function Cancel({ batch, onClose }: StepProps) {
  const step = useSubmit('cancelPayout', {
    refreshes: [...refreshes],
    onDone: () => {
      showMessage('success', t('payouts.cancelled'));
      onClose();
    },
  });
  return (
    <Step step={step} name="cancel" batch={batch} onClose={onClose} confirmLabel={t('payouts.cancel')} danger>
      {t('payouts.cancel.text')}
    </Step>
  );
}

function Send({ batch, onClose }: StepProps) {
  const step = useSubmit('sendPayout', {
    refreshes: [...refreshes],
    onDone: (file) => {
      saveSheet(file);
      onClose();
    },
  });
  return (
    <Step step={step} name="send" batch={batch} onClose={onClose} confirmLabel={t('payouts.send')}>
      {t('payouts.send.text')}
    </Step>
  );
}

function Start({ batch, onClose }: StepProps) {
  const step = useSubmit('startPayout', {
    refreshes: [...refreshes],
    onDone: () => {
      showMessage('success', t('payouts.started'));
      onClose();
    },
  });
  return (
    <Step step={step} name="start" batch={batch} onClose={onClose} confirmLabel={t('payouts.start')}>
      {t('payouts.start.text')}
    </Step>
  );
}

function Stop({ batch, onClose }: StepProps) {
  const step = useSubmit('stopPayout', {
    refreshes: [...refreshes],
    onDone: ({ count }) => {
      showMessage('success', t('payouts.stopped', { n: count }));
      onClose();
    },
  });
  return (
    <Step step={step} name="stop" batch={batch} onClose={onClose} confirmLabel={t('payouts.stop')} danger>
      {t('payouts.stop.text')}
    </Step>
  );
}

interface ShownStep extends StepProps {
  readonly step: {
    readonly busy: boolean;
    readonly failure: { readonly message: string } | null;
    readonly submit: (input: { id: string }) => unknown;
  };
  readonly name: 'approve' | 'cancel' | 'send' | 'start' | 'stop';
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

function Step({ step, name, batch, onClose, confirmLabel, danger = false, children }: ShownStep) {
  return (
    <ConfirmDialog
      opened
      danger={danger}
      title={t(`payouts.${name}.title`, { number: batch.number })}
      confirmLabel={confirmLabel}
      cancelLabel={name === 'cancel' || name === 'stop' ? t('payouts.keep') : t('shell.cancel')}
      busy={step.busy}
      onConfirm={() => void step.submit({ id: batch.id })}
      onClose={onClose}
    >
      <p>{children}</p>
      {step.failure ? <Banner tone="danger">{step.failure.message}</Banner> : null}
    </ConfirmDialog>
  );
}
