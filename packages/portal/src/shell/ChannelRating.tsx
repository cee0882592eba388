import { Button } from '@crossdock/ui/Button.tsx';
import { EntryStack } from '@crossdock/ui/Entry.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { Stars } from '@crossdock/ui/Stars.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useState } from 'react';
import { useCall } from './api.ts';
import { CommentCard } from './CommentCard.tsx';
import { Dialog } from './Dialog.ts';
import { t } from './i18n.ts';
import { Loaded } from './Loaded.tsx';

interface ChannelRatingProps {
  readonly channelId: string;
  readonly name: string;
  readonly rating: { readonly starsTenths: number; readonly count: number };
}

/** The stars of a channel. A tap shows the members' reviews. */
export function ChannelRating({ channelId, name, rating }: ChannelRatingProps) {
  const [opened, setOpened] = useState(false);
  const stars = useStarsText()(rating.starsTenths);
  return (
    <>
      <Row
        as="button"
        type="button"
        inline
        gap={6}
        align="center"
        minHeight={44}
        tone="link"
        size={14}
        underline
        onClick={() => setOpened(true)}
      >
        <Stars value={rating.starsTenths / 10} />
        {t('comments.rating', { stars, n: rating.count })}
      </Row>
      <Dialog opened={opened} wide title={t('comments.ofChannel', { name })} onClose={() => setOpened(false)}>
        {opened ? <ChannelComments channelId={channelId} /> : null}
      </Dialog>
    </>
  );
}

/** Formats stars in the reader's language, such as "4.6". */
export function useStarsText(): (starsTenths: number) => string {
  const { locale } = useFormatting();
  return (starsTenths) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(starsTenths / 10);
}

const firstShown = 20;
const mostShown = 100;

function ChannelComments({ channelId }: { channelId: string }) {
  const [pageSize, setPageSize] = useState(firstShown);
  const query = useCall('getComments', { channelId, pageSize }, { topics: ['comments'] });
  return (
    <Loaded query={query}>
      {({ list, total }) => (
        <EntryStack>
          {list.length === 0 ? t('comments.ofChannel.none') : null}
          {list.map((comment) => (
            <CommentCard key={comment.id} comment={comment} />
          ))}
          {total > pageSize && pageSize < mostShown ? (
            <Button look="outline" full busy={query.isFetching} onClick={() => setPageSize(mostShown)}>
              {t('comments.more')}
            </Button>
          ) : null}
        </EntryStack>
      )}
    </Loaded>
  );
}
