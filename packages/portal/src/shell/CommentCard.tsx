import type { CommentView } from '@crossdock/contract/comments/calls.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { CommentWords } from '@crossdock/ui/CommentWords.tsx';
import { Stars } from '@crossdock/ui/Stars.tsx';
import { Facts, When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import classes from './CommentCard.module.css';
import { t } from './i18n.ts';

/** What somebody says of an order, and what the shop answers. `head` stands for who it was. */
export function CommentCard({ comment, head }: { comment: CommentView; head?: ReactNode }) {
  return (
    <article className={classes.comment}>
      <div className={classes.line}>
        <Stars value={comment.stars} label={t('comments.stars', { n: comment.stars })} />
        <span className={classes.muted}>{head ?? (comment.by || t('comments.anonymous'))}</span>
      </div>
      <CommentWords
        tags={comment.tags.map((tag) => t(`comments.tag.${tag}`))}
        text={comment.text}
        pictures={comment.pictures}
        pictureLabel={t('comments.picture')}
      />
      <span className={classes.muted}>
        <Facts>
          <When iso={comment.createdAt} style="date" />
          {comment.channelName}
          {comment.days === null ? null : t('comments.days', { n: comment.days })}
        </Facts>
      </span>
      {comment.answer ? (
        <div className={classes.answer}>
          <strong>{t('comments.answer')}</strong>
          <p>{comment.answer}</p>
        </div>
      ) : null}
      {comment.mine?.hidden ? (
        <Banner tone="warning">{t('comments.hidden', { reason: comment.mine.hidden })}</Banner>
      ) : null}
    </article>
  );
}
