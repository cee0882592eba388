import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

type Talk = Output<'getTalk'>;

/** Actions on a conversation: hand over, archive, reopen, block or unblock the customer. */
export function TalkActions({ talk }: { talk: Talk }) {
  const [handsOver, setHandsOver] = useState(false);
  const close = useSubmit('closeTalk', { refreshes: ['getTalk', 'listTalks'] });
  const mute = useSubmit('muteTalk', { refreshes: ['getTalk', 'listTalks'] });
  const closed = talk.closedAt !== null;
  const muted = talk.mutedAt !== null;
  return (
    <Row as="span" gap={8} align="center" justify="between">
      <Button small look="outline" onClick={() => setHandsOver(true)}>
        {t('support.handOver')}
      </Button>
      <Button
        small
        look="soft"
        busy={close.busy}
        onClick={() => void close.submit({ talkId: talk.id, closed: !closed })}
      >
        {t(closed ? 'support.reopen' : 'support.close')}
      </Button>
      <Button
        small
        look="plain"
        busy={mute.busy}
        onClick={() => void mute.submit({ talkId: talk.id, muted: !muted })}
      >
        {t(muted ? 'support.unmute' : 'support.mute')}
      </Button>
      {handsOver ? <HandOver talk={talk} onClose={() => setHandsOver(false)} /> : null}
    </Row>
  );
}

function HandOver({ talk, onClose }: { talk: Talk; onClose: () => void }) {
  const staff = useCall('listTalkStaff', {});
  const [to, setTo] = useState(talk.assignedTo?.staffId ?? '');
  const [note, setNote] = useState('');
  const assign = useSubmit('assignTalk', {
    quiet: true,
    refreshes: ['getTalk', 'listTalks'],
    done: t('support.handOver.done'),
    onDone: onClose,
  });
  return (
    <SendDialog
      {...assign}
      title={t('support.handOver')}
      onClose={onClose}
      disabled={staff.data === undefined}
      sendLabel={t('support.handOver')}
      send={() => void assign.submit({ talkId: talk.id, staffId: to || null, note })}
    >
      <Loaded query={staff}>
        {({ list }) => (
          <ChoiceBox
            label={t('support.handOver.to')}
            placeholder={t('support.nobody')}
            data={list.map(({ staffId, name }) => ({ value: staffId, label: name }))}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        )}
      </Loaded>
      <NoteBox
        label={t('support.handOver.note')}
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </SendDialog>
  );
}
