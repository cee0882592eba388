import type { TalkRow } from '@crossdock/contract/support/desk.ts';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { waitedText } from '../shell/waitingTime.ts';
import classes from './chat.module.css';

/** One conversation in the list: the customer, the last message, and the waiting time. */
export function TalkEntry({ talk, open, onOpen }: { talk: TalkRow; open: boolean; onOpen: () => void }) {
  const { name, account, assignedTo, lastText, lastAt, waitingSince, unread } = talk;
  return (
    <button type="button" className={classes.entry} aria-current={open || undefined} onClick={onOpen}>
      <Row as="span" gap={8} align="center" justify="between">
        <span className={classes.name} data-unread={unread || undefined}>
          {name || account || t('support.guest')}
        </span>
        <Muted size={13} tone={open ? 'on-soft' : 'muted'}>
          <When iso={lastAt} style="short" />
        </Muted>
      </Row>
      <Text oneLine>{lastText || t('support.noText')}</Text>
      <Muted size={13} tone={open ? 'on-soft' : 'muted'}>
        <InlineFacts>
          {talk.memberId === null ? t('support.guest') : account}
          {assignedTo?.name ?? t('support.nobody')}
          {waitingSince ? (
            <Text as="strong" tone="danger" strong>
              {t('support.waits', { time: waitedText(waitingSince) })}
            </Text>
          ) : null}
        </InlineFacts>
      </Muted>
    </button>
  );
}
