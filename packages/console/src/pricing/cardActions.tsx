import type { Output } from '@crossdock/contract/table.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconCopy, IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmDialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { newDraft } from './cardForm.ts';

type RateCard = Output<'getRateCard'>;

/** Copies a published card to a draft, because published cards cannot be changed. */
export function CopyCard({ card }: { card: RateCard }) {
  const navigate = useNavigate();
  const { submit, busy } = useSubmit('draftRateCard', {
    refreshes: ['listRateCards'],
    onDone: ({ id }) => void navigate({ to: '/pricing/$id', params: { id } }),
  });
  const { timeZone } = useFormatting();
  return (
    <Button
      icon={IconCopy}
      busy={busy}
      onClick={() => void submit({ ...newDraft(timeZone), zoneId: card.zoneId, copyOf: card.id })}
    >
      {t('pricing.card.copy')}
    </Button>
  );
}

export function RetireCard({ card }: { card: RateCard }) {
  const [asked, setAsked] = useState(false);
  const { submit, busy, failure } = useSubmit('retireRateCard', {
    refreshes: ['getRateCard', 'listRateCards'],
    onDone: () => {
      showMessage('success', t('pricing.card.retired'));
      setAsked(false);
    },
  });
  return (
    <>
      <Button look="danger" icon={IconPlayerStop} onClick={() => setAsked(true)}>
        {t('pricing.card.retire')}
      </Button>
      <ConfirmDialog
        opened={asked}
        danger
        busy={busy}
        title={t('pricing.card.retire.title', { name: card.name || t('pricing.card.unnamed') })}
        confirmLabel={t('pricing.card.retire')}
        onConfirm={() => void submit({ id: card.id })}
        onClose={() => setAsked(false)}
      >
        <p>{t('pricing.card.retire.text')}</p>
        {failure ? <p role="alert">{failure.message}</p> : null}
      </ConfirmDialog>
    </>
  );
}

export function RemoveDraft({ card }: { card: RateCard }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const { submit, busy } = useSubmit('removeRateCard', {
    refreshes: ['listRateCards'],
    onDone: () => void navigate({ to: '/pricing', ignoreBlocker: true }),
  });
  return (
    <>
      <IconButton bordered icon={IconTrash} label={t('pricing.card.remove')} onClick={() => setAsked(true)} />
      <ConfirmDialog
        opened={asked}
        danger
        busy={busy}
        title={t('pricing.card.remove.title', { name: card.name || t('pricing.card.unnamed') })}
        confirmLabel={t('shell.delete')}
        onConfirm={() => void submit({ id: card.id })}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
