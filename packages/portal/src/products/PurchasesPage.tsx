import type { PurchaseView } from '@crossdock/contract/products/shapes.ts';
import { purchaseStates } from '@crossdock/domain/products/purchases.ts';
import { entryListRenderer } from '@crossdock/ui/Entry.tsx';
import { Bar, Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Card, Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, InlineFacts, Money, When } from '@crossdock/ui/values.tsx';
import { joinNames } from '@crossdock/web/joinNames.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { ListTabs, useListTabs } from '@crossdock/web/ListTabs.tsx';
import { BoxLink } from '@crossdock/web/layoutLinks.tsx';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { GoodsPicture } from './GoodsPicture.tsx';
import { PurchaseBadge } from './PurchaseBadge.tsx';
import { BackToShop } from './ShopLinks.tsx';

/** The member's purchases. */
export function PurchasesPage() {
  const tabs = useListTabs('state', ['all', ...purchaseStates], 'all', (key) => t(`products.state.${key}`));
  const state = tabs.chosen === 'all' ? undefined : tabs.chosen;
  const page = usePage('listPurchases', { state }, { topics: ['purchases'] });
  return (
    <Page title={t('products.purchases')} back={<BackToShop />}>
      <ListTabs {...tabs} label={t('products.purchases')} />
      <PagedList
        page={page}
        empty={
          <EmptyState
            picture="orders"
            {...titleAndText('products.purchases.none')}
            action={<LinkButton to="/shop-main" search={{}} look="soft" text={t('products.toList')} />}
          />
        }
      >
        {entryListRenderer(t('products.purchases'), (row) => (
          <Purchase purchase={row} />
        ))}
      </PagedList>
    </Page>
  );
}

function Purchase({ purchase }: { purchase: PurchaseView }) {
  const { id, number, lines, state, totalMinor, createdAt } = purchase;
  return (
    <BoxLink to="/shop-main" search={{ purchase: id }} grow minWidth={0} tone="text">
      <Card>
        <Bar gap={8}>
          <GoodsPicture picture={lines[0]?.picture ?? null} />
          <Stack as="span" grow gap={4} minWidth={0} tone="text">
            <Text grow strong>
              {joinNames(lines.map(({ name, quantity }) => t('products.line', { name, n: quantity })))}
            </Text>
            <Muted>
              <InlineFacts>
                <Code>{number}</Code>
                <When iso={createdAt} style="short" />
              </InlineFacts>
            </Muted>
          </Stack>
          <Stack as="span" gap={6} align="end">
            <PurchaseBadge state={state} />
            <Money minor={totalMinor} emphasis />
          </Stack>
        </Bar>
      </Card>
    </BoxLink>
  );
}
