import type { Output } from '@crossdock/contract/table.ts';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { IconCopy, IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmButton, ConfirmCall } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t } from '../shell/i18n.ts';
import { newRateCardDraft } from './cardForm.ts';

type RateCard = Output<'getRateCard'>;

/** Copies a published card to a draft, because published cards cannot be changed. */
export function CopyRateCardButton({ card }: { card: RateCard }) {
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
      onClick={() => void submit({ ...newRateCardDraft(timeZone), zoneId: card.zoneId, copyOf: card.id })}
    >
      {t('pricing.card.copy')}
    </Button>
  );
}

export function RetireRateCardButton({ card }: { card: RateCard }) {
  return (
    <ConfirmButton
      look="danger"
      icon={IconPlayerStop}
      call="retireRateCard"
      input={{ id: card.id }}
      refreshes={['getRateCard', 'listRateCards']}
      done={t('pricing.card.retired')}
      danger
      {...confirmTexts('pricing.card.retire', { name: card.name || t('pricing.card.unnamed') })}
    />
  );
}

export function RemoveDraftButton({ card }: { card: RateCard }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <IconButton bordered icon={IconTrash} label={t('pricing.card.remove')} onClick={() => setAsked(true)} />
      {asked ? (
        <ConfirmCall
          call="removeRateCard"
          input={{ id: card.id }}
          refreshes={['listRateCards']}
          onDone={() => void navigate({ to: '/pricing', ignoreBlocker: true })}
          danger
          title={t('pricing.card.remove.title', { name: card.name || t('pricing.card.unnamed') })}
          confirmLabel={t('shell.delete')}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
