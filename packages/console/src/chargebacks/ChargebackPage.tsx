import type { Output } from '@crossdock/contract/table.ts';
import type { ChargebackEvidence } from '@crossdock/domain/payments/chargebacks.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Grid, Muted, Row, Split, Stack } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Facts, Stat } from '@crossdock/ui/Stat.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { linkClass, OrderLink, PurchaseLink, RowMemberLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { ChargebackActions } from './ChargebackActions.tsx';
import { ChargebackAssignment } from './ChargebackAssignment.tsx';
import { ChargebackBadge } from './ChargebackBadge.tsx';
import { Deadline, isChargebackOverdue } from './Deadline.tsx';

export const Route = createFileRoute('/_shell/wallet/chargebacks/$id')({
  staticData: { title: 'chargebacks.title' },
  component: ChargebackPage,
});

type Chargeback = Output<'getChargeback'>;

/** One disputed payment: its money, its deadline, what to send to the bank, and who works on it. */
function ChargebackPage() {
  const { id } = Route.useParams();
  const query = useCall('getChargeback', { id }, { topics: ['chargebacks', 'adjustments'] });
  const mayWrite = useStaff().may('transfer.audit');
  return (
    <Page
      title={[t('chargebacks.one'), query.data?.reference].filter(Boolean).join(' ')}
      back={<Link to="/wallet/chargebacks">{t('chargebacks.title')}</Link>}
      actions={query.data && mayWrite ? <ChargebackActions chargeback={query.data} /> : null}
    >
      <Loaded query={query}>
        {(one) => (
          <>
            <AwaitedApproval awaited={one.secondAwaited} />
            {isChargebackOverdue(one) ? <Banner tone="danger" title={t('chargebacks.over')} /> : null}
            <Over chargeback={one} />
            <Owed chargeback={one} />
            <Split
              from="desktop"
              columns="minmax(0, 1.4fr) minmax(0, 1fr)"
              gap={20}
              align="start"
              alignContent="start"
              minWidth={0}
            >
              <Grid gap={20} alignContent="start" minWidth={0}>
                <Section title={t('chargebacks.amount')} aside={<ChargebackBadge state={one.state} />}>
                  <Figures chargeback={one} />
                </Section>
                <Evidence chargeback={one} />
              </Grid>
              <ChargebackAssignment key={one.id} chargeback={one} mayWrite={mayWrite} />
            </Split>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The part that was charged back although it had already been refunded. */
function Over({ chargeback: { overMinor } }: { chargeback: Chargeback }) {
  const formatting = useFormatting();
  if (overMinor === 0) return null;
  const amount = formatMoney(overMinor, formatting.currency, formatting);
  return <Banner tone="warning" title={t('chargebacks.overTaken', { amount })} />;
}

/** Says that staff must adjust the member's balance if the member is to bear the loss, with a link to the member. */
function Owed({ chargeback: { lostMinor, memberId } }: { chargeback: Chargeback }) {
  if (lostMinor === 0) return null;
  return (
    <Banner
      tone="info"
      title={t('chargebacks.owed')}
      action={
        <Link to="/members/$id" params={{ id: memberId }}>
          {t('chargebacks.owed.go')}
        </Link>
      }
    />
  );
}

function Figures({ chargeback: one }: { chargeback: Chargeback }) {
  const money = [
    ['chargebacks.held', one.heldMinor],
    ['chargebacks.lost', one.lostMinor],
    ['chargebacks.fee', one.feeMinor],
  ] as const;
  return (
    <Stack gap={16} minWidth={0}>
      <Row gap={[16, 40]} wrap align="start">
        <Stat label={t('chargebacks.amount')} value={<Money minor={one.amountMinor} />} />
        {money.map(([label, minor]) =>
          minor > 0 ? <Stat key={label} label={t(label)} value={<Money minor={minor} />} /> : null,
        )}
      </Row>
      <Facts
        facts={[
          [t('chargebacks.deadline'), <Deadline key="deadline" chargeback={one} />],
          [t('chargebacks.reason'), reasonOf(one)],
          [t('chargebacks.member'), <RowMemberLink key="member" row={one} />],
          [t('chargebacks.order'), orderOf(one)],
          [t('chargebacks.payment'), `${one.methodName} · ${one.provider}`],
          [
            t('chargebacks.paymentReference'),
            one.providerReference ? <Code key="paid">{one.providerReference}</Code> : null,
          ],
          [t('chargebacks.reference'), one.reference ? <Code key="reference">{one.reference}</Code> : null],
          [t('chargebacks.source'), t(`chargebacks.source.${one.source}`)],
          [t('chargebacks.opened'), <When key="opened" iso={one.openedAt} />],
          [t('chargebacks.ended'), one.endedAt ? <When key="ended" iso={one.endedAt} /> : null],
        ]}
      />
    </Stack>
  );
}

function reasonOf({ reason, reasonText }: Chargeback) {
  const group = t(`chargebacks.reason.${reason}`);
  return reasonText ? (
    <>
      {group} <Code>{reasonText}</Code>
    </>
  ) : (
    group
  );
}

function orderOf({ orderId, orderNumber }: Chargeback) {
  if (orderNumber === null) return null;
  return orderId ? <OrderLink id={orderId} number={orderNumber} /> : <PurchaseLink number={orderNumber} />;
}

/** The evidence to collect. Most of it is on the order's page, the rest on the member's and in the guide. */
function Evidence({ chargeback }: { chargeback: Chargeback }) {
  return (
    <Section title={t('chargebacks.evidence')}>
      <Stack gap={12} minWidth={0}>
        <Muted as="p">{t('chargebacks.evidence.intro')}</Muted>
        <Stack as="ol" gap={8} minWidth={0}>
          {chargeback.evidence.map((what) => (
            <Row key={what} as="li" gap={12} justify="between" align="baseline">
              <span>{t(`chargebacks.evidence.${what}`)}</span>
              <Where what={what} chargeback={chargeback} />
            </Row>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

const atMember: readonly ChargebackEvidence[] = ['conversation', 'identity', 'otherPayment'];

function Where({ what, chargeback }: { what: ChargebackEvidence; chargeback: Chargeback }) {
  const { orderId, memberId } = chargeback;
  const text = t('chargebacks.see');
  if (what === 'terms')
    return (
      <Link className={linkClass} to="/guide">
        {text}
      </Link>
    );
  if (what === 'refund')
    return (
      <Link className={linkClass} to="/wallet/refunds" search={{ words: chargeback.memberAccount }}>
        {text}
      </Link>
    );
  if (orderId === null || atMember.includes(what))
    return (
      <Link className={linkClass} to="/members/$id" params={{ id: memberId }}>
        {text}
      </Link>
    );
  return (
    <Link className={linkClass} to="/orders/$id" params={{ id: orderId }}>
      {text}
    </Link>
  );
}
