import type { Output } from '@crossdock/contract/table.ts';
import { talkTextMax, typingMs } from '@crossdock/domain/support/talks.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Checkbox } from '@crossdock/ui/Checkbox.tsx';
import { TalkBox } from '@crossdock/ui/TalkBox.tsx';
import { compressImage, pictureTargetKb } from '@crossdock/web/compressImage.ts';
import { useRef, useState } from 'react';
import { client, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import classes from './chat.module.css';

const reads = ['getTalk', 'listTalks'] as const;

/** Where staff answer, or write a note for each other; what was typed stays until it was taken. */
export function AnswerBox({ talk: { id: talkId } }: { talk: Output<'getTalk'> }) {
  const [text, setText] = useState('');
  const [asNote, setAsNote] = useState(false);
  // The same until it is taken: sent again after silence, it is one message.
  const [id, setId] = useState(() => crypto.randomUUID());
  const taken = () => {
    setText('');
    setId(crypto.randomUUID());
  };
  const answer = useSubmit('answerTalk', { quiet: true, refreshes: [...reads], onDone: taken });
  const note = useSubmit('noteTalk', { quiet: true, refreshes: [...reads], onDone: taken });
  const upload = useSubmit('uploadStaffFile', { quiet: true });
  const typed = useTyping(talkId);
  const sendPicture = async (file: File) => {
    const small = await compressImage(file, pictureTargetKb.upload);
    const sent = await upload.submit({ purpose: 'talk' }, small);
    if (sent.ok) await answer.submit({ talkId, id: crypto.randomUUID(), fileId: sent.data.fileId });
  };
  const failure = answer.failure ?? note.failure ?? upload.failure;
  return (
    <>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
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
        disabled={answer.busy || note.busy || upload.busy}
        picture={
          asNote ? undefined : { label: t('support.sendPicture'), onPick: (file) => void sendPicture(file) }
        }
        value={text}
        onChange={(next) => {
          setText(next);
          if (!asNote) typed();
        }}
        onSend={() => void (asNote ? note : answer).submit({ talkId, id, text: text.trim() })}
      />
    </>
  );
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
