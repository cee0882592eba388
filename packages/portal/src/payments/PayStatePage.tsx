import type { PaymentView } from '@crossdock/contract/payments/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass, Spinner } from '@crossdock/ui/Button.tsx';
import { Grid, Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { Code, Money, When } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconCircleCheck, IconCircleX, IconClockHour4, IconClockX } from '@tabler/icons-react';
import { createFileRoute, useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCall, useFilters, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { pageAfterTopUp } from '../shell/orderAfterTopUp.ts';
import { PayButton } from '../shell/PayButton.tsx';
import { PaidItemLink } from './PaidItemLink.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';
import { usePayOrderAfterTopUp } from './usePayOrderAfterTopUp.ts';

export const Route = createFileRoute('/_shell/pay/state/$paymentId')({
  staticData: { title: 'shell.route.payState', action: 'myOrder' },
  component: PayStatePage,
});

/**
 * The client answers identical reads within 2 s with one answer, so asking more often would only return the old
 * answer.
 */
const askAgainMs = 2_100;

/**
 * Payments at a bank or till take time, and the server reports their result; polling is only needed if the connection
 * broke.
 */
const askAgainLaterMs = 15_000;

const isLive = (payment: PaymentView | undefined) =>
  payment === undefined || payment.state === 'created' || payment.state === 'pending';

/** Whether something must be scanned, typed or shown. */
const isToPay = (payment: PaymentView | undefined) =>
  payment !== undefined && isLive(payment) && payment.step.kind !== 'none';

/**
 * The state of a payment, read repeatedly until it is final. The payer passes this page on the way to the provider
 * and back.
 */
function PayStatePage() {
  const { paymentId = '' } = useParams({ strict: false });
  const topics = ['payments', 'wallet'];
  const known = useCall('getPayState', { payId: paymentId }, { topics, staleMs: 0 });
  const live = isLive(known.data);
  const refetchEveryMs = (known.data?.step.kind ?? 'none') === 'none' ? askAgainMs : askAgainLaterMs;
  useCall('getPayState', { payId: paymentId }, live ? { topics, refetchEveryMs } : { topics });
  useWayToProvider(known.data);
  useAsking(known.data);
  usePayOrderAfterTopUp(known.data);
  return (
    <Page title={t(isToPay(known.data) ? 'payments.title' : 'payments.state.title')} width="narrow">
      <Loaded query={known} skeleton={{ rows: 1, heightPx: 320 }}>
        {(payment) => (
          <Section>
            <Outcome payment={payment} />
          </Section>
        )}
      </Loaded>
    </Page>
  );
}

/**
 * With `go` in the URL, opens the provider's page as soon as its URL is known. It does so only once, so that the Back
 * button does not return there.
 */
function useWayToProvider(payment: PaymentView | undefined) {
  const [{ go }, setFilters] = useFilters<{ go?: number }>();
  const left = useRef(false);
  const url = payment?.state === 'pending' ? payment.url : null;
  useEffect(() => {
    if (!go || !url || left.current) return;
    left.current = true;
    setFilters({ go: undefined });
    location.assign(url);
  }, [go, url, setFilters]);
}

/**
 * Not every provider reports a payment without being asked. So the provider is asked once when a payer returns from
 * its page.
 */
function useAsking(payment: PaymentView | undefined) {
  const [{ go }] = useFilters<{ go?: number }>();
  const { submit } = useSubmit('askPayment', { quiet: true });
  const asked = useRef(false);
  const payId = payment?.state === 'pending' && !go ? payment.payId : undefined;
  useEffect(() => {
    if (payId === undefined || asked.current) return;
    asked.current = true;
    void submit({ payId });
  }, [payId, submit]);
}

function Outcome({ payment }: { payment: PaymentView }) {
  if (isToPay(payment)) return <ToPayIn payment={payment} />;
  return <Decided payment={payment} />;
}

/** The amount, then the means to pay it. */
function ToPayIn({ payment }: { payment: PaymentView }) {
  return (
    <Stack gap={16} pad={[8, 0]} minWidth={0}>
      <Grid gap={4} justifyItems="center" textAlign="center">
        <Note>
          {payment.orderNumber ? <Code>{payment.orderNumber}</Code> : t('payments.recharge')} ·{' '}
          {payment.methodName}
        </Note>
        <Text size={28} strong>
          <Money minor={payment.totalMinor} currency={payment.currency} />
        </Text>
      </Grid>
      <PaymentInstructions payment={payment} />
      <Row gap={8} wrap justify="center">
        <Actions payment={payment} />
      </Row>
    </Stack>
  );
}

function Decided({ payment }: { payment: PaymentView }) {
  return (
    <Grid gap={12} justifyItems="center" pad={[24, 8]} textAlign="center" aria-live="polite">
      <StatePicture payment={payment} />
      <Text as="p" size={20} strong>
        {titleOf(payment)}
      </Text>
      <Text size={28} strong>
        <Money minor={payment.totalMinor} currency={payment.currency} />
      </Text>
      <Note>
        {payment.orderNumber ? <Code>{payment.orderNumber}</Code> : t('payments.recharge')} ·{' '}
        {payment.methodName}
        {payment.settledAt ? (
          <>
            {' · '}
            <When iso={payment.settledAt} />
          </>
        ) : null}
      </Note>
      {payment.bonusMinor > 0 && (isLive(payment) || payment.state === 'succeeded') ? (
        <Text as="p" tone="success" strong>
          {t('payments.bonus')} <Money minor={payment.bonusMinor} signed />
        </Text>
      ) : null}
      {payment.obstacle ? <Banner tone="danger" title={payment.obstacle.message} /> : null}
      {payment.state === 'succeeded' &&
      (payment.orderId ?? payment.purchaseId) &&
      payment.settledTo === 'balance' ? (
        <Banner tone="warning" title={t('payments.keptOnBalance')} />
      ) : null}
      <Row gap={8} wrap justify="center">
        <Actions payment={payment} />
      </Row>
    </Grid>
  );
}

function titleOf(payment: PaymentView): string {
  if (payment.state === 'created') return t('payments.state.connecting');
  if (payment.state === 'pending') return t('payments.state.waiting');
  return t(`payments.state.${payment.state}`);
}

function StatePicture({ payment }: { payment: PaymentView }) {
  if (payment.state === 'created') return <Spinner large />;
  if (payment.state === 'pending')
    return <IconClockHour4 size={64} stroke={1.4} color="var(--info)" aria-hidden />;
  if (payment.state === 'succeeded' || payment.state === 'refunded')
    return <IconCircleCheck size={64} stroke={1.4} color="var(--success)" aria-hidden />;
  const Picture = payment.state === 'expired' ? IconClockX : IconCircleX;
  return <Picture size={64} stroke={1.4} color="var(--danger)" aria-hidden />;
}

function Actions({ payment }: { payment: PaymentView }) {
  const { url } = payment;
  const { history } = useRouter();
  const orderId = payment.orderId ?? payment.purchaseId;
  const path = orderId ? null : pageAfterTopUp(payment.payId);
  const decided = payment.state === 'succeeded' || payment.state === 'refunded';
  return (
    <>
      {payment.state === 'pending' && url ? (
        <Button onClick={() => location.assign(url)}>{t('payments.state.continue')}</Button>
      ) : null}
      {!decided && orderId && payment.obstacle?.error !== 'payment.alreadyPaid' ? (
        <PayButton
          orderId={orderId}
          goods={payment.purchaseId !== null}
          look={isLive(payment) ? 'outline' : 'primary'}
          text={isLive(payment) ? t('payments.state.other') : t('payments.state.again')}
        />
      ) : null}
      {path !== null ? (
        <Button look={decided ? 'primary' : 'soft'} onClick={() => history.push(path)}>
          {t('shell.returnTo')}
        </Button>
      ) : null}
      {!orderId ? (
        <LinkButton
          to={decided ? '/record' : '/recharge'}
          look="soft"
          text={decided ? t('payments.toRecords') : t('payments.recharge')}
        />
      ) : (
        <PaidItemLink
          id={orderId}
          goods={payment.purchaseId !== null}
          className={buttonClass({ look: decided ? 'primary' : 'soft' })}
        />
      )}
    </>
  );
}
