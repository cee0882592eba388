import type { CommentView } from '@crossdock/contract/comments/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { CommentWords } from '@crossdock/ui/CommentWords.tsx';
import { EntryCard, EntryLine, EntryNote, EntryReply } from '@crossdock/ui/Entry.tsx';
import { Stars } from '@crossdock/ui/Stars.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { t } from './i18n.ts';

/** A member's review of an order and the shop's answer. `head` shows who wrote it. */
export function CommentCard({ comment, head }: { comment: CommentView; head?: ReactNode }) {
  return (
    <EntryCard>
      <EntryLine apart>
        <Stars value={comment.stars} label={t('comments.stars', { n: comment.stars })} />
        <EntryNote>{head ?? (comment.by || t('comments.anonymous'))}</EntryNote>
      </EntryLine>
      <CommentWords
        tags={comment.tags.map((tag) => t(`comments.tag.${tag}`))}
        text={comment.text}
        pictures={comment.pictures}
        pictureLabel={t('comments.picture')}
      />
      <EntryNote>
        <InlineFacts>
          <When iso={comment.createdAt} style="date" />
          {comment.channelName}
          {comment.days === null ? null : t('comments.days', { n: comment.days })}
        </InlineFacts>
      </EntryNote>
      {comment.answer ? (
        <EntryReply>
          <strong>{t('comments.answer')}</strong>
          <p>{comment.answer}</p>
        </EntryReply>
      ) : null}
      {comment.mine?.hidden ? (
        <Banner tone="warning">{t('comments.hidden', { reason: comment.mine.hidden })}</Banner>
      ) : null}
    </EntryCard>
  );
}
