import type { MemberEinvoice } from '@crossdock/contract/einvoices/shapes.ts';
import { Box } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { EinvoiceChoice } from './EinvoiceChoice.tsx';
import { EinvoiceRow } from './EinvoiceRows.tsx';

export const Route = createFileRoute('/_shell/einvoices')({
  staticData: { title: 'shell.route.einvoices', action: 'member' },
  component: EinvoicesPage,
});

/** All e-invoices and allowances of the member, and the setting for later ones. */
function EinvoicesPage() {
  const page = usePage('listMyEinvoices', {}, { topics: ['orders'] });
  return (
    <Page title={t('einvoices.mine')} aside={<EinvoiceChoice />} asideLast>
      <PagedList page={page} empty={<EmptyState picture="wallet" {...titleAndText('einvoices.mine.none')} />}>
        {(rows) => (
          <Section>
            <Box as="ul" aria-label={t('einvoices.mine')}>
              {rows.map((one) => (
                <Box as="li" lineBetween pad={[12, 0]} key={one.id}>
                  <EinvoiceRow one={one} about={<About sale={one.sale} />} />
                </Box>
              ))}
            </Box>
          </Section>
        )}
      </PagedList>
    </Page>
  );
}

function About({ sale: { kind, id, number } }: Pick<MemberEinvoice, 'sale'>) {
  const text = (
    <>
      {t(`einvoices.for.${kind}`)} <Code>{number}</Code>
    </>
  );
  switch (kind) {
    case 'order':
      return (
        <Link to="/myOrder/$id" params={{ id }}>
          {text}
        </Link>
      );
    case 'purchase':
      return (
        <Link to="/shop-main" search={{ purchase: id }}>
          {text}
        </Link>
      );
    case 'problem':
      return (
        <Link to="/problem/$id" params={{ id }}>
          {text}
        </Link>
      );
    default:
      return (
        <Link to={kind === 'service' ? '/services' : '/pickUpGoods'} search={{}}>
          {text}
        </Link>
      );
  }
}
