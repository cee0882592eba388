import { Banner } from '@crossdock/ui/Banner.tsx';
import { combineQueries } from '@crossdock/ui/combineQueries.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { useCall, useFilters } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { CommentCard } from '../shell/CommentCard.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useUnsentEntry } from '../shell/useUnsentEntry.ts';
import { CommentForm, type UnsentComment } from './CommentForm.tsx';
import { CommentsPage } from './CommentsPage.tsx';

export const Route = createFileRoute('/_shell/comment')({
  staticData: { title: 'shell.route.comment', action: 'myOrder' },
  component: CommentPage,
});

/** Reviews one order. Without an order in the URL, lists the orders that can be reviewed. */
function CommentPage() {
  const [{ orderId, unsent }] = useFilters<{ orderId?: string; unsent?: string }>();
  const entry = useUnsentEntry('addComment', unsent);
  if (!orderId) return <CommentsPage />;
  if (entry === undefined) return null;
  return entry ? <Unsent entry={entry} /> : <OneOrder orderId={orderId} />;
}

/** Changes a review that is not sent yet; this works without a network too. */
function Unsent({ entry }: { entry: UnsentComment }) {
  const types = useCall('getCommentTypes', {});
  return (
    <Page title={t('comments.title')} width="narrow">
      <Banner tone="info">{t('unsent.editing')}</Banner>
      <Loaded query={types}>
        {(choices) => (
          <Section>
            <CommentForm orderId={entry.input.orderId} types={choices} unsent={entry} />
          </Section>
        )}
      </Loaded>
    </Page>
  );
}

function OneOrder({ orderId }: { orderId: string }) {
  const order = useCall('getOrder', { orderId }, { topics: ['orders'] });
  const said = useCall('getComments', { orderId }, { topics: ['comments'], unkept: true });
  const types = useCall('getCommentTypes', {});
  return (
    <Page
      title={t('comments.title')}
      intro={order.data ? t('comments.of', { number: order.data.number }) : undefined}
      width="narrow"
      back={<BackLink to="/commentQix" search={{}} text={t('comments.title')} />}
    >
      <Loaded query={combineQueries(order, said, types)}>
        {([
          one,
          {
            list: [before],
          },
          choices,
        ]) => {
          if (before) return <CommentCard comment={before} />;
          if (one.state !== 'signed') return <Banner tone="info" title={t('comments.toComment.none.text')} />;
          return (
            <Section>
              <CommentForm orderId={orderId} types={choices} />
            </Section>
          );
        }}
      </Loaded>
    </Page>
  );
}
