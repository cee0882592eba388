import type { StaffComment } from '@crossdock/contract/comments/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { EntryActions } from '@crossdock/ui/Entry.tsx';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { factBoxProps } from '@crossdock/web/factBoxes.tsx';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { commentFactWords } from './commentFactWords.ts';

/** The shop's public answer. The typed text stays after a failure. */
export function AnswerForm({ comment, onEnd }: { comment: StaffComment; onEnd: () => void }) {
  const [answer, setAnswer] = useState(comment.answer);
  const [empty, setEmpty] = useState(false);
  const save = useSubmit('answerComment', { quiet: true, refreshes: ['listComments'], onDone: onEnd });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(answer.trim() === '');
    if (answer.trim() === '') return;
    const { ok } = await save.submit({ id: comment.id, answer });
    if (ok) showMessage('success', t('comments.answered'));
  };
  const remove = async () => {
    const { ok } = await save.submit({ id: comment.id, answer: '' });
    if (ok) showMessage('success', t('comments.answer.removed'));
  };
  return (
    <Grid as="form" gap={8} maxWidth="80ch" noValidate onSubmit={(event) => void send(event)}>
      <NoteBox
        {...factBoxProps(commentFactWords, 'answer')}
        required
        rows={3}
        error={empty ? t('comments.answer.empty') : save.failure?.fields.answer?.message}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      {save.failure && !save.failure.fields.answer ? (
        <Banner tone="danger">{save.failure.message}</Banner>
      ) : null}
      <EntryActions>
        <Button type="submit" small busy={save.busy}>
          {t(comment.answer ? 'comments.answer.change' : 'comments.answer.save')}
        </Button>
        <Button small look="plain" onClick={onEnd}>
          {t('shell.cancel')}
        </Button>
        {comment.answer ? (
          <Button small look="plain" busy={save.busy} onClick={() => void remove()}>
            {t('comments.answer.remove')}
          </Button>
        ) : null}
      </EntryActions>
    </Grid>
  );
}
