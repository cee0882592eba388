import type { ClaimView } from '@crossdock/contract/aftersales/shapes.ts';
import { entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Bar, Muted } from '@crossdock/ui/Layout.tsx';
import { Card, Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { AuditBadge } from '@crossdock/web/AuditBadge.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { createFileRoute } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { RouteTabs } from '../shell/RouteTabs.tsx';

export const Route = createFileRoute('/_shell/afterSales/')({
  staticData: { title: 'shell.route.afterSales', action: 'myOrder' },
  component: ClaimsPage,
});

/** All claims of the member with their states. */
function ClaimsPage() {
  const page = usePage('getAfterSalesRecords', {}, { topics: ['aftersales'] });
  const toSigned = (
    <LinkButton to="/myOrder" search={{ state: 'signed' }} look="soft" text={t('aftersales.toSigned')} />
  );
  return (
    <Page
      title={t('aftersales.title')}
      intro={`${t('aftersales.intro')} ${t('aftersales.none.text')}`}
      actions={toSigned}
      tabs={<RouteTabs of="orders" />}
    >
      <PagedList
        page={page}
        empty={<EmptyState picture="done" title={t('aftersales.none')} action={toSigned} />}
      >
        {entryListRenderer(t('aftersales.mine'), (claim) => (
          <ClaimCard claim={claim} />
        ))}
      </PagedList>
    </Page>
  );
}

function ClaimCard({ claim }: { claim: ClaimView }) {
  const { state } = claim;
  return (
    <Card>
      <Bar gap={[8, 16]}>
        <RowLink to="/afterSales/$id" params={{ id: claim.id }} align="center" minHeight={44} strong breaks>
          {claim.goodsName || claim.courierNumber}
        </RowLink>
        <AuditBadge state={state} label={t(`aftersales.state.${state}`)} />
      </Bar>
      <Bar gap={[8, 16]}>
        <Muted>
          <InlineFacts>
            <Code>{claim.number}</Code>
            <span>
              {t('aftersales.order')} {claim.orderNumber}
            </span>
            <When iso={claim.createdAt} style="date" />
          </InlineFacts>
        </Muted>
        <Money minor={claim.awardedMinor || claim.claimedMinor} emphasis />
      </Bar>
      {claim.rejectReason ? (
        <Muted as="p">{t('aftersales.why', { reason: claim.rejectReason })}</Muted>
      ) : null}
    </Card>
  );
}
