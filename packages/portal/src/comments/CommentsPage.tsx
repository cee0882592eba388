import type { CommentView } from '@crossdock/contract/comments/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { EntryNote, entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Bar, Grid, Text } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { InlineFacts, When } from '@crossdock/ui/values.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { Link } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { CommentCard } from '../shell/CommentCard.tsx';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';

/** The orders that can be reviewed, and the member's earlier reviews. */
export function CommentsPage() {
  const [{ view }, setFilters] = useFilters<{ view?: string }>();
  const isMine = view === 'mine';
  return (
    <Page title={t('comments.title')} intro={t('comments.intro')} tabs={<RouteTabs of="orders" />}>
      <FilterTabs
        label={t('comments.title')}
        tabs={[
          { key: false, label: t('comments.toComment') },
          { key: true, label: t('comments.mine') },
        ]}
        chosen={isMine}
        onChoose={(mine) => setFilters({ view: mine ? 'mine' : undefined })}
      />
      {isMine ? <Mine /> : <ToComment />}
    </Page>
  );
}

function ToComment() {
  const page = usePage('listOrdersToComment', {}, { topics: ['orders', 'comments'] });
  return (
    <PagedList
      page={page}
      empty={
        <EmptyState
          picture="soon"
          {...titleAndText('comments.toComment.none')}
          action={<LinkButton to="/myOrder" search={{}} look="soft" text={t('shell.route.myOrder')} />}
        />
      }
    >
      {entryListRenderer(t('comments.toComment'), (order) => (
        <OrderToComment order={order} />
      ))}
    </PagedList>
  );
}

function OrderToComment({ order }: { order: Output<'listOrdersToComment'>['list'][number] }) {
  return (
    <Bar gap={[8, 16]} pad={16} fill="surface" edge round="card">
      <Grid as="span" gap={2} grow="12rem" minWidth={0}>
        <Text strong>{joinNames(order.goodsNames) || order.number}</Text>
        <EntryNote>
          <InlineFacts>
            {order.number}
            {order.channelName}
            <span>
              {t('comments.signed')} <When iso={order.signedAt} style="date" />
            </span>
          </InlineFacts>
        </EntryNote>
      </Grid>
      <LinkButton to="/comment" search={{ orderId: order.id }} look="soft" text={t('comments.write')} />
    </Bar>
  );
}

function Mine() {
  const page = usePage('getComments', {}, { topics: ['comments'] });
  return (
    <PagedList page={page} empty={<EmptyState picture="soon" {...titleAndText('comments.mine.none')} />}>
      {entryListRenderer(t('comments.mine'), (comment) => (
        <CommentCard comment={comment} head={<OrderOf comment={comment} />} />
      ))}
    </PagedList>
  );
}

function OrderOf({ comment: { mine } }: { comment: CommentView }) {
  if (mine === null) return null;
  return (
    <InlineFacts>
      <Link to="/myOrder/$id" params={{ id: mine.orderId }}>
        {t('comments.order', { number: mine.orderNumber })}
      </Link>
      {mine.anonymous ? t('comments.anonymous') : null}
      {mine.points > 0 ? t('comments.earned', { n: mine.points }) : null}
    </InlineFacts>
  );
}
