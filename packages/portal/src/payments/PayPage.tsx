import type { PaymentMethodCode } from '@crossdock/contract/payments/methods.ts';
import type { PayOption } from '@crossdock/contract/payments/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Columns, Page, Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { Code, Money } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconArrowLeft } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { ReportedTransfer } from '../shell/ReportedTransfer.tsx';
import { AssignReportedTransfer } from './AssignReportedTransfer.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { PaidItemLink } from './PaidItemLink.tsx';
import { PayAgain } from './PayAgain.tsx';
import { TopUpRemedy } from './TopUpRemedy.tsx';
import { readsChangedByPayment, usePaying } from './usePaying.ts';

const PriceHoldExpired = lazy(() =>
  import('./PriceHoldExpired.tsx').then((file) => ({ default: file.PriceHoldExpired })),
);

type Options = Output<'getPayTypeList'>;

interface PayPageProps {
  readonly discount?: { pending: boolean; section: ReactNode };
  /** True for bought goods, false for a shipping order. */
  readonly goods?: boolean;
}

const noDiscount = { pending: false, section: null };

/** Pays for an order or for goods: the amount due, the methods with their fees, and one button that names the total. */
export function PayPage({ discount = noDiscount, goods = false }: PayPageProps) {
  const { orderId = '' } = useParams({ strict: false });
  const query = useCall(
    'getPayTypeList',
    { source: 4, orderId },
    { topics: ['orders', 'wallet', 'payments', 'transfers'] },
  );
  return (
    <Page
      title={t('payments.title')}
      back={
        <PaidItemLink id={orderId} goods={goods}>
          <IconArrowLeft size={16} aria-hidden />{' '}
        </PaidItemLink>
      }
    >
      <Loaded
        // Shown only when everything is loaded, because a button that moves could be pressed for the wrong
        // method.
        query={discount.pending ? { ...query, data: undefined } : query}
        skeleton={{ rows: 5, heightPx: 72 }}
      >
        {(options) =>
          options.obstacle?.error === 'order.priceEnded' ? (
            <Suspense fallback={<SkeletonRows rows={1} heightPx={220} label={t('shell.loading')} />}>
              <PriceHoldExpired orderId={orderId} />
            </Suspense>
          ) : options.obstacle ? (
            <NotPayable orderId={orderId} purpose={options.purpose} obstacle={options.obstacle} />
          ) : (
            <Payable
              orderId={orderId}
              options={options}
              discount={discount.section}
              again={() => void query.refetch()}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function NotPayable({
  orderId,
  purpose,
  obstacle,
}: {
  orderId: string;
  purpose: Options['purpose'];
  obstacle: NonNullable<Options['obstacle']>;
}) {
  return (
    <>
      <Banner
        tone="info"
        title={obstacle.message}
        action={
          <PaidItemLink
            id={orderId}
            goods={purpose === 'purchase'}
            className={buttonClass({ look: 'soft', small: true })}
          />
        }
      />
      {obstacle.error === 'payment.onDelivery' ? <PayInstead orderId={orderId} /> : null}
    </>
  );
}

/** Offers the member of a cash-on-delivery order to pay now, until the order is shipped. */
function PayInstead({ orderId }: { orderId: string }) {
  const { data } = useCall('getCashOnDelivery', { orderId }, { topics: ['orders'] });
  const choose = useSubmit('chooseCashOnDelivery', { quiet: true, refreshes: readsChangedByPayment });
  if (!data?.offered || !data.chosen) return null;
  return (
    <>
      {choose.failure ? <Banner tone="danger" title={choose.failure.message} /> : null}
      <Button
        look="outline"
        full
        busy={choose.busy}
        onClick={() => void choose.submit({ orderId, chosen: false })}
      >
        {t('payments.payInstead')}
      </Button>
    </>
  );
}

interface PayableProps {
  readonly orderId: string;
  readonly options: Options;
  readonly discount: ReactNode;
  /** Reloads the methods. */
  readonly again: () => void;
}

/**
 * If a transfer is being checked, the page says so first. Other methods are shown only to members who want to pay
 * again.
 */
function Payable(props: PayableProps) {
  const { orderId, options } = props;
  const [again, setAgain] = useState<string>();
  const { transfer } = options;
  if (transfer && again !== transfer.id)
    return (
      <Columns aside={<Due options={options} />}>
        <ReportedTransfer transfer={transfer} awaited />
        <PayAgain
          orderId={orderId}
          goods={options.purpose === 'purchase'}
          onConfirm={() => setAgain(transfer.id)}
        />
      </Columns>
    );
  return (
    <Columns aside={<Due options={options} />}>
      {transfer ? <ReportedTransfer transfer={transfer} awaited /> : null}
      {transfer
        ? null
        : options.spareTransfers.map((spare) => (
            <AssignReportedTransfer key={spare.id} transfer={spare} orderId={orderId} />
          ))}
      <PayForm {...props} despiteReported={transfer !== null} />
    </Columns>
  );
}

function Due({ options }: { options: Options }) {
  return (
    <Section>
      <Row gap={16} align="baseline" justify="between">
        <span>
          <Code>{options.orderNumber ?? ''}</Code>
          <br />
          <Muted size={13}>{t('payments.due')}</Muted>
        </span>
        <Text size={28} strong>
          <Money minor={options.amountMinor} />
        </Text>
      </Row>
    </Section>
  );
}

/** If a transfer is being checked, the form is shown only after the member confirmed paying again. */
function PayForm(props: PayableProps & { despiteReported: boolean }) {
  const { orderId, options, despiteReported } = props;
  const [picked, setPicked] = useState<PaymentMethodCode>();
  const pay = usePaying(orderId, despiteReported, props.again);
  const wanted = picked ?? chosenBeforehand(options);
  const chosen = options.methods.find((method) => method.possible && method.code === wanted);
  return (
    <>
      {props.discount}
      <MethodChoice
        methods={options.methods}
        first={options.lastUsed}
        chosen={chosen?.code}
        onChoose={setPicked}
        remedy={(method) => (
          <TopUpRemedy
            method={method}
            options={options}
            orderId={orderId}
            despiteReported={despiteReported}
          />
        )}
      />
      {pay.failure ? (
        <Banner tone="danger" title={t('payments.failed')}>
          {pay.failure.message}
        </Banner>
      ) : null}
      <StickyAction summary={chosen ? <Summary method={chosen} /> : null}>
        {chosen?.code === 'bank' ? (
          <LinkButton
            to="/bank"
            search={{
              order: orderId,
              amount: chosen.totalMinor,
              ...(despiteReported ? { despite: true } : {}),
            }}
            text={t('payments.toBank')}
          />
        ) : (
          <Button busy={pay.busy} disabled={!chosen} onClick={() => chosen && void pay.run(chosen.code)}>
            {chosen?.code === 'cod' ? t('payments.collect') : t('payments.pay')}
          </Button>
        )}
      </StickyAction>
    </>
  );
}

/**
 * The preselected method never costs more than the order: the balance if it is sufficient, otherwise the one that the
 * member used last, or the first without a fee.
 */
function chosenBeforehand({ methods, lastUsed }: Options): PaymentMethodCode | undefined {
  const free = methods.filter(({ possible, feeMinor, code }) => possible && feeMinor === 0 && code !== 'cod');
  return (
    free.find(({ code }) => code === 'balance') ??
    free.find(({ code }) => code === lastUsed) ??
    free[0]
  )?.code;
}

function Summary({ method }: { method: PayOption }) {
  return (
    <Grid as="span">
      <Muted size={13}>{method.name}</Muted>
      <Money minor={method.totalMinor} emphasis />
    </Grid>
  );
}
