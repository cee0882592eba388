import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Text } from '@crossdock/ui/Layout.tsx';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { chatSubjectFrom } from '../shell/support.ts';
import { TalkCardName } from './TalkCardLink.tsx';
import classes from './talk.module.css';
import type { TalkCard } from './talkState.ts';

/**
 * Offers to show the subject of the page from which the chat was opened, so that the shop knows what the
 * question is about.
 */
export function TalkCardOffer({ member, onTake }: { member: boolean; onTake: (card: TalkCard) => void }) {
  const [about] = useState(() => chatSubjectFrom(location.search));
  const [refused, setRefused] = useState(false);
  const id = about?.id ?? '';
  const of = (kind: TalkCard['kind']) => about?.kind === kind && (member || kind === 'product');
  const parcel = useCall('getParcel', { id }, { enabled: of('parcel') });
  const order = useCall('getOrder', { orderId: id }, { enabled: of('order') });
  const product = useCall('getProduct', { id }, { enabled: of('product') });
  const number = parcel.data?.courierNumber ?? order.data?.number ?? product.data?.title;
  if (refused || about === null || number === undefined) return null;
  const card = { ...about, number };
  return (
    <div className={classes.offer}>
      <Text grow minWidth={0} size={14}>
        <TalkCardName card={card} />
      </Text>
      <Button
        small
        look="soft"
        onClick={() => {
          setRefused(true);
          onTake(card);
        }}
      >
        {t('support.card.attach')}
      </Button>
      <IconButton icon={IconX} label={t('support.card.refuse')} onClick={() => setRefused(true)} />
    </div>
  );
}
