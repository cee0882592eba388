import type { TaskView } from '@crossdock/contract/services/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { EntryActions, EntryCard, EntryLine, EntryNote } from '@crossdock/ui/Entry.tsx';
import { SideBySide } from '@crossdock/ui/SideBySide.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { TaskTexts } from '@crossdock/web/TaskTexts.tsx';
import { taskStyles } from '@crossdock/web/taskStyles.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSubmit } from './api.ts';
import { ConfirmButton } from './ConfirmCall.ts';
import { ConfirmDialog } from './Dialog.ts';
import { t } from './i18n.ts';

/** The calls whose results change when a service is changed. */
const refreshes = [
  'listPhotos',
  'listServicesOfParcel',
  'listServicesOfOrder',
  'getParcel',
  'getOrder',
  'getWallet',
] as const;

interface TaskCardProps {
  readonly task: TaskView;
  readonly whose?: boolean;
  /** The e-invoices of the service. */
  readonly invoice?: ReactNode;
}

/** A service that the member ordered: its state, and the warehouse's pictures beside the member's own. */
export function ServiceTaskCard({ task, whose = false, invoice }: TaskCardProps) {
  const proof = task.proof === null ? [] : [{ thumb: task.proof, full: task.proof }];
  const own = task.own.length > 0 ? task.own : task.kind === 'photo' ? proof : [];
  return (
    <EntryCard label={task.name} {...(whose ? {} : { tight: true })}>
      <EntryLine apart>
        <strong>{task.name}</strong>
        <StatusBadge {...taskStyles[task.state]} label={t(`services.state.${task.state}`)} />
      </EntryLine>
      <EntryNote>
        <InlineFacts>
          {whose ? <WhoseTask task={task} /> : null}
          {task.kind === 'photo' ? t('services.photos', { n: task.quantity }) : null}
          {task.amountMinor === 0 ? t('services.free') : <Money minor={task.amountMinor} />}
          {task.amountMinor === 0 ? null : t(`services.paid.${task.payer}`)}
          <When iso={task.endedAt ?? task.createdAt} style="short" />
        </InlineFacts>
      </EntryNote>
      <TaskTexts t={t} task={task} />
      <SideBySide
        sides={[
          { title: t('services.results'), pictures: task.results },
          { title: t('services.own'), pictures: task.state === 'cancelled' ? [] : own },
        ]}
      />
      {invoice}
      <Actions task={task} />
    </EntryCard>
  );
}

function WhoseTask({ task }: { task: TaskView }) {
  if (task.parcelId)
    return (
      <Link to="/myBag/$id" params={{ id: task.parcelId }}>
        {task.goodsName || t('services.ofParcel', { number: task.courierNumber })}
      </Link>
    );
  return (
    <Link to="/myOrder/$id" params={{ id: task.orderId ?? '' }}>
      {t('services.ofOrder', { number: task.orderNumber })}
    </Link>
  );
}

function Actions({ task }: { task: TaskView }) {
  const [reshoots, setReshoots] = useState(false);
  if (task.actions.length === 0) return null;
  return (
    <EntryActions>
      {task.actions.includes('reshoot') ? (
        <Button small look="soft" onClick={() => setReshoots(true)}>
          {t('services.reshoot')}
        </Button>
      ) : null}
      {task.actions.includes('cancel') ? (
        <ConfirmButton
          small
          look="outline"
          call="cancelService"
          input={{ id: task.id }}
          refreshes={refreshes}
          done={t('services.cancelled')}
          danger
          title={t('services.cancel.title', { name: task.name })}
          text={t('services.cancel.text')}
          confirmLabel={t('services.cancel')}
          cancelLabel={t('services.keepIt')}
        />
      ) : null}
      {reshoots ? <Reshoot id={task.id} onClose={() => setReshoots(false)} /> : null}
    </EntryActions>
  );
}

function Reshoot({ id, onClose }: { id: string; onClose: () => void }) {
  const [wish, setWish] = useState('');
  const reshoot = useSubmit('reshootPhotos', {
    quiet: true,
    refreshes,
    done: t('services.reshoot.sent'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t('services.reshoot')}
      confirmLabel={t('services.reshoot')}
      busy={reshoot.busy}
      onConfirm={() => void reshoot.submit({ id, wish })}
      onClose={onClose}
    >
      <p>{t('services.reshoot.text')}</p>
      <NoteBox
        label={t('services.reshoot.wish')}
        required
        rows={2}
        maxLength={300}
        value={wish}
        error={
          reshoot.failure ? (reshoot.failure.fields.wish?.message ?? reshoot.failure.message) : undefined
        }
        onChange={(event) => setWish(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
