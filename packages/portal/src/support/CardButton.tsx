import { IconButton } from '@crossdock/ui/Button.tsx';
import { IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { CardChoice } from './CardChoice.tsx';
import type { Card } from './talkState.ts';

/** A button to show one of the member's parcels or orders in the chat. */
export function CardButton({ onChoose }: { onChoose: (card: Card) => void }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <IconButton icon={IconPackage} label={t('support.card.choose')} onClick={() => setOpened(true)} />
      {opened ? (
        <Dialog opened title={t('support.card.choose')} onClose={close}>
          <CardChoice
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
