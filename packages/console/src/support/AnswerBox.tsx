import type { Output } from '@crossdock/contract/table.ts';
import { talkTextMax, typingMs } from '@crossdock/domain/support/talks.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { IconButton } from '@crossdock/ui/Button.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { TalkBox } from '@crossdock/ui/TalkBox.tsx';
import { compressImage, pictureTargetKb } from '@crossdock/web/compressImage.ts';
import { IconMessage2Bolt } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './chat.module.css';
import { ReadyMenu } from './ReadyMenu.tsx';

const reads = ['getTalk', 'listTalks'] as const;

/** Where staff answer, or write a note for each other; what was typed stays until it was taken. */
export function AnswerBox({ talk: { id: talkId } }: { talk: Output<'getTalk'> }) {
  const [text, setText] = useState('');
  const [asNote, setAsNote] = useState(false);
  const [menu, setMenu] = useState(false);
  const { answer, note, sendPicture, busy, failure, id } = useAnswers(talkId, () => setText(''));
  const typed = useTyping(talkId);
  // A slash at the beginning searches the ready answers.
  const slash = !asNote && text.startsWith('/') ? text.slice(1) : null;
  const write = (next: string) => {
    setText(next);
    if (!asNote && !next.startsWith('/')) typed();
  };
  return (
    <>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      {menu || slash !== null ? (
        <ReadyMenu
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
      <div className={classes.asNote}>
        <Checkbox
          label={t('support.asNote')}
          checked={asNote}
          onChange={(event) => setAsNote(event.currentTarget.checked)}
        />
      </div>
      <TalkBox
        label={t(asNote ? 'support.note.write' : 'support.write')}
        sendLabel={t('support.send')}
        maxLength={talkTextMax}
        disabled={busy}
        draft={slash === null ? undefined : 'waits'}
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
        picture={
          asNote ? undefined : { label: t('support.sendPicture'), onPick: (file) => void sendPicture(file) }
        }
        value={text}
        onChange={write}
        onSend={() => void (asNote ? note : answer).submit({ talkId, id, text: text.trim() })}
      />
    </>
  );
}

/** The ways to say something; `id` is the same until it is taken: sent again after silence, it is one message. */
function useAnswers(talkId: string, onTaken: () => void) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const onDone = () => {
    onTaken();
    setId(crypto.randomUUID());
  };
  const answer = useSubmit('answerTalk', { quiet: true, refreshes: [...reads], onDone });
  const note = useSubmit('noteTalk', { quiet: true, refreshes: [...reads], onDone });
  const show = useSubmit('answerTalk', { quiet: true, refreshes: [...reads] });
  const upload = useSubmit('uploadStaffFile', { quiet: true });
  const sendPicture = async (file: File) => {
    const small = await compressImage(file, pictureTargetKb.upload);
    const sent = await upload.submit({ purpose: 'talk' }, small);
    if (sent.ok) await show.submit({ talkId, id: crypto.randomUUID(), fileId: sent.data.fileId });
  };
  return {
    ...{ answer, note, sendPicture, id },
    busy: answer.busy || note.busy || upload.busy || show.busy,
    failure: answer.failure ?? note.failure ?? upload.failure ?? show.failure,
  };
}

/** Tells the customer now and then that somebody is writing, not with every key. */
function useTyping(talkId: string): () => void {
  const last = useRef(0);
  return () => {
    const now = Date.now();
    if (now - last.current < typingMs / 2) return;
    last.current = now;
    void client.attempt('typeToCustomer', { talkId });
  };
}
