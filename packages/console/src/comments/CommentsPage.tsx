import { commentTabs } from '@crossdock/contract/comments/desk.ts';
import { EntryLine, entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Stars } from '@crossdock/ui/Stars.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { countsOfTabs } from '@crossdock/web/countsOfTabs.ts';
import { IconMessageStar } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { nounTitleAndIntro, t, titleAndText } from '../shell/i18n.ts';
import { ListTabs, useListTabs } from '../shell/ListTabs.tsx';
import { ListTools } from '../shell/ListTools.tsx';
import { daysFilters, useDaysFilterParams } from '../shell/listFilters.ts';
import { PagedList } from '../shell/PagedList.ts';
import { SearchFilter, useListWords } from '../shell/SearchFilter.tsx';
import { tabCounts } from '../shell/tabCounts.ts';
import { CommentItem } from './CommentItem.tsx';
import { CommentRules } from './CommentRules.tsx';

export const Route = createFileRoute('/_shell/comments')({
  staticData: {
    title: 'comments.title',
    menu: {
      group: 'members',
      text: 'shell.nav.comments',
      icon: IconMessageStar,
      can: 'comment.write',
      key: 'z',
    },
  },
  component: CommentsPage,
});

/** Members' reviews of orders, unanswered ones first. */
function CommentsPage() {
  const shelves = useListTabs('shelf', commentTabs, 'open', (key) => t(`comments.shelf.${key}`));
  const shelf = shelves.chosen;
  const words = useListWords();
  const page = usePage('listComments', { shelf, words, ...useDaysFilterParams() }, { topics: ['comments'] });
  const rating = page.query.data?.rating;
  const counts = countsOfTabs(['open'], page.query.data);
  const countOf = tabCounts(page, { names: ['shelf'], shown: shelf }, counts);
  return (
    <Page {...nounTitleAndIntro('comments')} actions={<CommentRules />}>
      {rating ? <Rating {...rating} /> : null}
      <ListTabs {...shelves} label={t('comments.title')} countOf={countOf} />
      <SearchFilter label={t('comments.search')} />
      <ListTools list="comments" page={page} filters={daysFilters()} />
      <PagedList page={page} empty={<EmptyState picture="search" {...titleAndText('comments.none')} />}>
        {entryListRenderer(t('comments.title'), (comment) => (
          <CommentItem comment={comment} />
        ))}
      </PagedList>
    </Page>
  );
}

function Rating({ starsTenths, count }: { starsTenths: number; count: number }) {
  const { locale } = useFormatting();
  const stars = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(starsTenths / 10);
  const text = t('comments.rating', { stars, n: count });
  return (
    <EntryLine>
      <Stars value={starsTenths / 10} /> {text}
    </EntryLine>
  );
}
