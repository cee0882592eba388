import type { EinvoiceDetails as Details } from '@crossdock/contract/einvoices/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { Facts } from '@crossdock/ui/Stat.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useStaff } from '../shell/staff.ts';
import { EinvoiceBadge } from './EinvoiceBadge.tsx';
import { einvoiceLineText } from './einvoiceLineText.ts';
import { SaleLink } from './SaleLink.tsx';

/** An e-invoice with its lines and buyer. A refused one shows the reason and can be sent again. */
export function EinvoiceDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useCall('getEinvoice', { id }, { topics: ['orders'] });
  return (
    <Dialog opened title={t('einvoices.title')} onClose={onClose}>
      <Loaded query={query}>
        {(one) => (
          <Stack gap={16} minWidth={0}>
            <Row gap={12} align="center" justify="between">
              <span>
                {t(`einvoices.kind.${one.kind}`)} {one.number === '' ? null : <Code>{one.number}</Code>}
              </span>
              <EinvoiceBadge state={one.state} />
            </Row>
            <Refusal einvoice={one} onClose={onClose} />
            <Lines items={one.items} />
            <Facts facts={factsOf(one)} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function Refusal({ einvoice, onClose }: { einvoice: Details; onClose: () => void }) {
  const mayRetry = useStaff().may('wallet.close');
  const retry = useSubmit('retryEinvoice', {
    quiet: true,
    refreshes: ['listEinvoices', 'getEinvoice'],
    done: t('einvoices.retried'),
    onDone: onClose,
  });
  if (einvoice.state !== 'failed' && einvoice.state !== 'voidFailed') return null;
  return (
    <>
      <Banner tone="danger" title={t('einvoices.why')}>
        {einvoice.why}
      </Banner>
      {retry.failure ? <Banner tone="danger" title={retry.failure.message} /> : null}
      {mayRetry ? (
        <Button icon={IconRefresh} busy={retry.busy} onClick={() => void retry.submit({ id: einvoice.id })}>
          {t('einvoices.retry')}
        </Button>
      ) : null}
    </>
  );
}

function Lines({ items }: Pick<Details, 'items'>) {
  return (
    <Stack gap={8}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id here and never move
        <Row key={at} gap={12} justify="between">
          <span>
            {item.name || einvoiceLineText(item.kind)} <Muted>{t(`einvoices.tax.${item.tax}`)}</Muted>
          </span>
          <Money minor={item.amountMinor} />
        </Row>
      ))}
    </Stack>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function factsOf(one: Details): Fact[] {
  const facts: (Fact | null)[] = [
    [t('einvoices.amount'), <Money key="amount" minor={one.amountMinor} />],
    [t('einvoices.tax'), <Money key="tax" minor={one.taxMinor} />],
    [t('einvoices.for'), <SaleLink key="for" sale={one.sale} />],
    one.ofNumber === null ? null : [t('einvoices.of'), one.ofNumber],
    [t('einvoices.buyer'), buyerText(one.buyer)],
    one.buyer.title === '' ? null : [t('einvoices.companyTitle'), one.buyer.title],
    one.buyer.address === '' ? null : [t('einvoices.companyAddress'), one.buyer.address],
    one.randomCode === '' ? null : [t('einvoices.randomCode'), one.randomCode],
    [t('einvoices.date'), <When key="date" iso={one.issuedAt ?? one.createdAt} />],
    one.voidedAt === null ? null : [t('einvoices.state.voided'), <When key="voided" iso={one.voidedAt} />],
    [t('einvoices.provider'), `${t(`einvoices.provider.${one.provider}`)} ${one.merchantId}`],
    [t('einvoices.reference'), <Code key="reference">{one.reference}</Code>],
  ];
  return facts.filter((fact) => fact !== null);
}

const buyerText = ({ kind, code, email }: Details['buyer']): string =>
  [t(`einvoices.choice.${kind}`), kind === 'email' ? email : code].filter(Boolean).join(' · ');
