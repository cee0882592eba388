import type { StaffComment } from '@crossdock/contract/comments/desk.ts';
import { unhappyStars } from '@crossdock/domain/comments/rules.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { CommentWords } from '@crossdock/ui/CommentWords.tsx';
import { EntryActions, EntryCard, EntryLine, EntryNote, EntryReply } from '@crossdock/ui/Entry.tsx';
import { Stars } from '@crossdock/ui/Stars.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { RowMemberLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { HideDialog } from './HideDialog.tsx';

/** One review, with the shop's answer and actions. */
export function CommentItem({ comment }: { comment: StaffComment }) {
  const mayWrite = useStaff().may('comment.write');
  return (
    <EntryCard tone={comment.stars <= unhappyStars ? 'danger' : undefined}>
      <Whose comment={comment} />
      <CommentWords
        tags={comment.tags.map((tag) => t(`comments.tag.${tag}`))}
        text={comment.text}
        pictures={comment.pictures}
        pictureLabel={t('comments.picture')}
      />
      {comment.hiddenAt ? (
        <EntryNote>
          {t('comments.hiddenBy', { name: comment.hiddenBy ?? '', reason: comment.hiddenReason })}{' '}
          <When iso={comment.hiddenAt} style="short" />
        </EntryNote>
      ) : null}
      <Answer comment={comment} mayWrite={mayWrite} />
    </EntryCard>
  );
}

function Whose({ comment }: { comment: StaffComment }) {
  return (
    <EntryLine>
      <Stars value={comment.stars} label={t('comments.stars', { n: comment.stars })} />
      <RowMemberLink row={comment} />
      <EntryNote>
        <InlineFacts>
          {comment.anonymous ? t('comments.anonymous') : null}
          <Link to="/orders/$id" params={{ id: comment.orderId }}>
            {t('comments.order')} {comment.orderNumber}
          </Link>
          {comment.channelName}
          {comment.days === null ? null : t('comments.days', { n: comment.days })}
          <When iso={comment.createdAt} style="short" />
        </InlineFacts>
      </EntryNote>
    </EntryLine>
  );
}

function Answer({ comment, mayWrite }: { comment: StaffComment; mayWrite: boolean }) {
  const [writes, setWrites] = useState(false);
  if (writes) return <AnswerForm comment={comment} onEnd={() => setWrites(false)} />;
  return (
    <>
      {comment.answer ? (
        <EntryReply>
          <EntryNote>
            {t('comments.answeredBy', { name: comment.answeredBy ?? '' })}{' '}
            {comment.answeredAt ? <When iso={comment.answeredAt} style="short" /> : null}
          </EntryNote>
          <p>{comment.answer}</p>
        </EntryReply>
      ) : null}
      {mayWrite ? <Actions comment={comment} onWrite={() => setWrites(true)} /> : null}
    </>
  );
}

function Actions({ comment, onWrite }: { comment: StaffComment; onWrite: () => void }) {
  const [hides, setHides] = useState(false);
  const show = useSubmit('showComment', {
    refreshes: ['listComments'],
    done: t('comments.show.done'),
  });
  return (
    <EntryActions>
      <Button small look={comment.answer ? 'outline' : 'soft'} onClick={onWrite}>
        {t(comment.answer ? 'comments.answer.change' : 'comments.answer.save')}
      </Button>
      {comment.hiddenAt ? (
        <Button
          small
          look="plain"
          icon={IconEye}
          busy={show.busy}
          onClick={() => void show.submit({ id: comment.id })}
        >
          {t('comments.show')}
        </Button>
      ) : (
        <Button small look="plain" icon={IconEyeOff} onClick={() => setHides(true)}>
          {t('comments.hide')}
        </Button>
      )}
      {hides ? <HideDialog id={comment.id} onClose={() => setHides(false)} /> : null}
    </EntryActions>
  );
}
