import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { type TalkBubble, TalkMessages } from '@crossdock/ui/TalkMessages.tsx';
import { anyFilters } from '@crossdock/web/anyFilters.ts';
import type { OutboxEntry } from '@crossdock/web/outboxEntries.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { createFileRoute, Link } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { useIsWide } from '../shell/wideWindow.ts';
import { Composer } from './Composer.tsx';
import { TalkCardLink } from './TalkCardLink.tsx';
import { TalkSidebar } from './TalkSidebar.tsx';
import classes from './talk.module.css';
import type { TalkState } from './talkState.ts';
import { useTalk } from './useTalk.ts';
import { useTalkDraft } from './useTalkDraft.ts';

export const Route = createFileRoute('/im')({
  staticData: { title: 'support.chat' },
  validateSearch: anyFilters,
  component: TalkPage,
});

/** In the chat frame, the surrounding page closes the chat; otherwise this page needs a link back. */
const isFramed = window.parent !== window;

/** The page inside the chat frame: the whole conversation. */
function TalkPage() {
  const { line, state, kept } = useTalk();
  const { customer, failure, open, unsent, cut, away } = state;
  const draft = useTalkDraft(line, customer);
  const beside = useIsWide() && !isFramed && customer !== null;
  const failed = unsent.find((one) => one.failure !== null);
  return (
    <div className={classes.room}>
      <main className={classes.page}>
        <Row as="header" gap={12} align="center" pad={[2, 16]} rigid minHeight={48} lineBelow fill="surface">
          {isFramed ? null : (
            <Link to="/support" className={classes.back}>
              <IconChevronLeft size={20} aria-hidden /> {t('shell.back')}
            </Link>
          )}
          <Text as="h1" minWidth={0} size={16}>
            {currentShop().shop_name}
          </Text>
        </Row>
        {failure ? (
          <Banner tone="danger" action={<Again onPress={() => void line.enter()} />}>
            {failure}
          </Banner>
        ) : null}
        {away ? <Banner tone="warning">{t('support.noNetwork')}</Banner> : null}
        {cut && customer ? <Banner tone="warning">{t('support.cut')}</Banner> : null}
        {open ? null : <Banner tone="info">{t('support.away')}</Banner>}
        {customer === null && !away ? (
          failure === null ? (
            <SkeletonRows rows={4} label={t('support.loading')} />
          ) : null
        ) : (
          <TalkMessages
            label={t('support.talk')}
            pictureLabel={t('support.picture')}
            bubbles={[...bubblesOf(state), ...keptBubbles(kept, state)]}
            before={<Before state={state} onEarlier={() => void line.earlier()} onQuestion={draft.write} />}
            after={state.typing ? t('support.typing') : null}
          />
        )}
        {failed ? (
          <Banner
            tone="danger"
            action={
              <Row as="span" gap={4} inline>
                <Again onPress={() => line.retry()} />
                {failed.undecided ? null : (
                  <Button small look="plain" onClick={() => line.discard()}>
                    {t('support.discard')}
                  </Button>
                )}
              </Row>
            }
          >
            {failed.failure}
          </Banner>
        ) : null}
        <Composer draft={draft} customer={customer} away={away} cardsBeside={beside} />
      </main>
      {beside ? <TalkSidebar member={customer.member} onCard={draft.attach} /> : null}
    </div>
  );
}

function Again({ onPress }: { onPress: () => void }) {
  return (
    <Button small look="outline" onClick={onPress}>
      {t('shell.retry')}
    </Button>
  );
}

interface BeforeProps {
  readonly state: TalkState;
  readonly onEarlier: () => void;
  /** Copies a question into the message box. */
  readonly onQuestion: (text: string) => void;
}

function Before({ state, onEarlier, onQuestion }: BeforeProps) {
  if (state.more)
    return (
      <Button small look="plain" onClick={onEarlier}>
        {t('support.earlier')}
      </Button>
    );
  return (
    <>
      <Muted as="p" pad={[0, 0, 12]} textAlign="center">
        {t(state.customer?.member ? 'support.welcome' : 'support.welcome.guest')}
      </Muted>
      {state.messages.length + state.unsent.length === 0 ? <Questions onChoose={onQuestion} /> : null}
    </>
  );
}

const questions = ['support.question.fee', 'support.question.days', 'support.question.refused'] as const;

/** Frequent questions. A tap copies a question into the message box, where it can still be edited. */
function Questions({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <Row as="ul" gap={8} wrap justify="center" pad={[0, 0, 12]} aria-label={t('support.questions')}>
      {questions.map((key) => (
        <li key={key}>
          <Button look="outline" onClick={() => onChoose(t(key))}>
            {t(key)}
          </Button>
        </li>
      ))}
    </Row>
  );
}

/** Messages stored on the device until there is a network, and those that the shop refused. */
function keptBubbles(kept: readonly OutboxEntry[], { messages }: TalkState): TalkBubble[] {
  const here = new Set(messages.map(({ id }) => id));
  return kept.flatMap((one) =>
    one.call === 'say' && one.state !== 'sent' && !here.has(one.id)
      ? {
          ...{ key: one.id, mine: true, who: '', text: one.input.text ?? '', picture: null, card: null },
          at: one.writtenAt,
          state: one.refusal?.message ?? t('support.kept'),
        }
      : [],
  );
}

/** The chat's bubbles: sent and unsent messages. The member's last message that support has seen is marked. */
function bubblesOf({ messages, unsent, seenSeq }: TalkState): TalkBubble[] {
  const seen = messages.findLast(({ author, seq }) => author === 'customer' && seq <= seenSeq)?.seq;
  const told = messages.map(({ id, seq, author, staff, text, picture, card, createdAt }) => ({
    key: id,
    mine: author === 'customer',
    who: author === 'customer' ? '' : staff || currentShop().shop_name,
    text,
    picture,
    card: card && <TalkCardLink card={card} />,
    at: createdAt,
    state: seq === seen ? t('support.seen') : null,
  }));
  const here = new Set(messages.map(({ id }) => id));
  const going = unsent
    .filter(({ id }) => !here.has(id))
    .map(({ id, text, at, failure, with: { picture, card } }) => ({
      key: id,
      mine: true,
      who: '',
      text,
      picture: picture ? { thumb: picture.previewUrl, full: picture.previewUrl } : null,
      card: card ? <TalkCardLink card={card} /> : null,
      at,
      state: t(failure === null ? 'support.sending' : 'support.unsent'),
    }));
  return [...told, ...going];
}
