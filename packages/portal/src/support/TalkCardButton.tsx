import { IconButton } from '@crossdock/ui/Button.tsx';
import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { TalkCardChoice } from './TalkCardChoice.tsx';
import type { TalkCard } from './talkState.ts';

/** A button to show one of the member's parcels or orders in the chat. */
export function TalkCardButton({ onChoose }: { onChoose: (card: TalkCard) => void }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <IconButton icon={IconPackage} label={t('support.card.choose')} onClick={() => setOpened(true)} />
      {opened ? (
        <Dialog opened title={t('support.card.choose')} onClose={close}>
          <TalkCardChoice
            onChoose={(card) => {
              close();
              onChoose(card);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
