import type { Output } from '@crossdock/contract/table.ts';
import { talkTextMax, typingMs } from '@crossdock/domain/support/talks.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { Box } from '@crossdock/ui/Layout.tsx';
import { MessageBox } from '@crossdock/ui/MessageBox.tsx';
import { TalkPictureDraft } from '@crossdock/web/TalkPictureDraft.tsx';
import { useTalkPicture } from '@crossdock/web/talkPicture.ts';
import { IconMessage2Bolt } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { ReadyAnswersMenu } from './ReadyAnswersMenu.tsx';

const reads = ['getTalk', 'listTalks'] as const;

/**
 * The box for answers to the customer and internal notes. The text stays until the server has accepted it.
 */
export function AnswerBox({ talk: { id: talkId } }: { talk: Output<'getTalk'> }) {
  const [text, setText] = useState('');
  const [asNote, setAsNote] = useState(false);
  const [menu, setMenu] = useState(false);
  const { picture, ...upload } = usePicture();
  const { answer, note, busy, failure, id } = useAnswers(() => {
    setText('');
    upload.clear();
  });
  const typed = useTyping(talkId);
  // A slash at the beginning searches the ready answers.
  const slash = !asNote && text.startsWith('/') ? text.slice(1) : null;
  const write = (next: string) => {
    setText(next);
    if (!asNote && !next.startsWith('/')) typed();
  };
  const send = () => {
    const said = { talkId, id, text: text.trim() };
    void (asNote ? note.submit(said) : answer.submit({ ...said, fileId: picture?.fileId ?? undefined }));
  };
  return (
    <>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      {menu || slash !== null ? (
        <ReadyAnswersMenu
          talkId={talkId}
          typed={slash}
          onChoose={(chosen) => {
            write(slash === null && text.trim() !== '' ? `${text.trimEnd()}\n${chosen}` : chosen);
            setMenu(false);
          }}
          onClose={() => {
            setMenu(false);
            if (slash !== null) setText('');
          }}
        />
      ) : null}
      <Box pad={[8, 14]} lineAbove fill="surface">
        <Checkbox
          label={t('support.asNote')}
          checked={asNote}
          disabled={picture !== null}
          onChange={(event) => setAsNote(event.currentTarget.checked)}
        />
      </Box>
      <TalkPictureDraft t={t} upload={{ picture, ...upload }} />
      <MessageBox
        label={t(asNote ? 'support.note.write' : 'support.write')}
        sendLabel={t('support.send')}
        maxLength={talkTextMax}
        disabled={busy}
        draft={slash !== null || (picture && !picture.fileId) ? 'waits' : picture ? 'ready' : undefined}
        more={
          asNote ? null : (
            <IconButton
              icon={IconMessage2Bolt}
              label={t('support.ready')}
              aria-expanded={menu}
              onClick={() => setMenu(!menu)}
            />
          )
        }
        picture={asNote ? undefined : { label: t('support.sendPicture'), onPick: upload.choose }}
        value={text}
        onChange={write}
        onSend={send}
      />
    </>
  );
}

const usePicture = () =>
  useTalkPicture(
    'uploadStaffFile',
    { purpose: 'talk' },
    { noPicture: t('support.picture.wrong'), tooLarge: t('support.picture.tooLarge') },
  );

/**
 * The calls that send a message. `id` stays the same until the server has accepted the message, so that a repeated
 * call creates no second message.
 */
function useAnswers(onTaken: () => void) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const onDone = () => {
    onTaken();
    setId(crypto.randomUUID());
  };
  const answer = useSubmit('answerTalk', { quiet: true, refreshes: [...reads], onDone });
  const note = useSubmit('noteTalk', { quiet: true, refreshes: [...reads], onDone });
  return {
    ...{ answer, note, id },
    busy: answer.busy || note.busy,
    failure: answer.failure ?? note.failure,
  };
}

/** Tells the customer at intervals that somebody is typing, not with every key. */
function useTyping(talkId: string): () => void {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < typingMs / 2) return;
    last.current = now;
    void client.attempt('typeToCustomer', { talkId });
  };
}
