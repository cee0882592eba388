import type { Output } from '@crossdock/contract/table.ts';
import { presenceTimeoutMs } from '@crossdock/domain/support/talks.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Bar, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { type TalkBubble, TalkMessages } from '@crossdock/ui/TalkMessages.tsx';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { client, useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { MemberLink, OrderLink, ParcelLink, ProductLink } from '../shell/links.tsx';
import { AnswerBox } from './AnswerBox.tsx';
import { ColleaguesInTalk } from './ColleaguesInTalk.tsx';
import classes from './chat.module.css';
import { TalkActions } from './TalkActions.tsx';
import { TalkMemberSummary } from './TalkMemberSummary.tsx';

type Talk = Output<'getTalk'>;
const piece = 50;
const mostMessages = 500;

interface ThreadProps {
  readonly talkId: string;
  readonly onBack: () => void;
  /** Called when the guest has logged in, so that the conversation is now the member's. */
  readonly onMoved: (talkId: string) => void;
}

/** One conversation: its messages, and the staff's actions. */
export function TalkThread({ talkId, onBack, onMoved }: ThreadProps) {
  const [last, setLast] = useState(piece);
  // A colleague's closed browser sends no event, so the state is read again from time to time.
  const query = useCall(
    'getTalk',
    { talkId, last },
    { topics: ['talks'], refetchEveryMs: presenceTimeoutMs },
  );
  const now = query.data?.id ?? talkId;
  const move = useEffectEvent(onMoved);
  useEffect(() => {
    if (now !== talkId) move(now);
  }, [now, talkId]);
  return (
    <>
      {query.data === undefined ? (
        <Bar gap={8} lineBelow fill="surface">
          <BackToList onBack={onBack} />
        </Bar>
      ) : null}
      <Loaded query={query}>
        {(talk) => (
          <Thread
            talk={talk}
            onBack={onBack}
            onEarlier={() => setLast(Math.min(mostMessages, last + piece))}
          />
        )}
      </Loaded>
    </>
  );
}

/**
 * On a phone the list is not beside the conversation, so a button leads back to it, even from a conversation
 * that does not exist.
 */
function BackToList({ onBack }: { onBack: () => void }) {
  return (
    <span className={classes.back}>
      <IconButton icon={IconArrowLeft} label={t('support.back')} onClick={onBack} />
    </span>
  );
}

function Thread(props: { talk: Talk; onBack: () => void; onEarlier: () => void }) {
  const { talk, onBack, onEarlier } = props;
  useSeen(talk);
  return (
    <>
      <Bar gap={8} pad={[8, 12]} lineBelow fill="surface">
        <BackToList onBack={onBack} />
        <Row as="h2" gap={[0, 12]} wrap align="baseline" grow="auto" minWidth={0} size={16}>
          {talk.memberId === null ? (
            talk.name || t('support.guest')
          ) : (
            <MemberLink id={talk.memberId} name={talk.name} note={talk.account} />
          )}
          {talk.assignedTo === null ? null : (
            <Muted as="small" size={13}>
              {t('support.handledBy', { name: talk.assignedTo.name })}
            </Muted>
          )}
        </Row>
        <TalkActions talk={talk} />
      </Bar>
      {talk.memberId === null ? null : <TalkMemberSummary memberId={talk.memberId} />}
      <TalkMessages
        label={t('support.talk')}
        pictureLabel={t('support.picture')}
        bubbles={bubblesOf(talk)}
        before={
          talk.more && talk.messages.length < mostMessages ? (
            <Button small look="plain" onClick={onEarlier}>
              {t('support.earlier')}
            </Button>
          ) : null
        }
        after={talk.typing ? t('support.typing') : null}
      />
      {talk.closedAt === null ? null : <Banner tone="info">{t('support.closed')}</Banner>}
      {talk.mutedAt === null ? null : <Banner tone="warning">{t('support.muted')}</Banner>}
      <ColleaguesInTalk talk={talk} />
      <AnswerBox talk={talk} />
    </>
  );
}

/** Marks visible messages as seen, which the customer is shown. */
function useSeen({ id, unread, messages }: Talk): void {
  const seq = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    const look = () => {
      if (unread && document.visibilityState === 'visible')
        void client.attempt('seeTalkByStaff', { talkId: id, seq });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, unread, seq]);
}

function bubblesOf({ messages, seenSeq }: Talk): TalkBubble[] {
  const seen = messages.findLast(({ author, seq }) => author === 'staff' && seq <= seenSeq)?.seq;
  return messages.map(({ id, seq, author, staff, text, picture, card, createdAt }) => ({
    key: id,
    mine: author !== 'customer',
    aside: author === 'note',
    who: author === 'note' ? `${t('support.note')} · ${staff}` : staff,
    text,
    picture,
    card: card && <Card card={card} />,
    at: createdAt,
    state: seq === seen ? t('support.seen') : null,
  }));
}

function Card({ card }: { card: NonNullable<Talk['messages'][number]['card']> }) {
  const { kind, id, number } = card;
  return (
    <Text pad={[6, 10]} fill="surface" edge round={10} tone="text">
      {t(`support.card.${kind}`)} {kind === 'parcel' ? <ParcelLink id={id} courierNumber={number} /> : null}
      {kind === 'order' ? <OrderLink id={id} number={number} /> : null}
      {kind === 'product' ? <ProductLink id={id} title={number} /> : null}
    </Text>
  );
}
