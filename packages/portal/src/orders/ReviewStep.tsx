import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Row, Split, TickBox } from '@crossdock/ui/Layout.tsx';
import { Note } from '@crossdock/ui/Note.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { focusFirstFault } from '@crossdock/web/firstFault.ts';
import { useDraft } from '@crossdock/web/useDraft.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { QuoteBreakdown, useRefusalText } from '../shell/quoteTexts.ts';
import classes from './consolidate.module.css';
import { DeclarerChoice } from './DeclarerChoice.tsx';
import { FeeChangedDialog } from './FeeChangedDialog.tsx';
import { RunningTotal } from './FlowBar.tsx';
import { FlowRefusalFix } from './FlowRefusalFix.tsx';
import { firstObstacle, Obstacles } from './Obstacles.tsx';
import { OrderOptions, useInsuredValueField } from './OrderOptions.tsx';
import { PriceHoldNote } from './PriceHoldNote.tsx';
import { refusalCode } from './RefusalFixButton.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { SeparateShippingHint } from './SeparateShippingHint.tsx';
import { ServiceChoice } from './ServiceChoice.tsx';
import type { InjectedFlowParts, StepProps } from './stepProps.ts';

const DutyEstimate = lazy(() => import('../shell/DutyEstimate.tsx'));

const agreementId = 'agreement';

/** Step 4: options, a summary, the calculation of every line, and the agreement. */
export function ReviewStep(props: StepProps & InjectedFlowParts) {
  const { state } = props;
  const refusalText = useRefusalText();
  const order = useOrderForm(props);
  const insured = useInsuredValueField(props);
  const quote = state.choice ? state.quote.data : undefined;
  const impossible = quote?.refusals ?? [];
  return (
    <>
      <Split columns={2} gap={20} align="start" from="desktop">
        <Grid gap={16} minWidth={0}>
          <ReviewSummary {...props} title={t('consolidate.review.title')} />
          <DeclarerChoice {...props} />
          <OrderOptions {...props} insured={insured} />
          <ServiceChoice {...props} />
          {props.discount(props)}
          <Section title={t('orders.remark')}>
            <NoteBox
              label={t('orders.remark')}
              bare
              maxLength={200}
              rows={2}
              placeholder={t('consolidate.remark.hint')}
              value={order.remark}
              onText={order.setRemark}
            />
          </Section>
        </Grid>
        <Grid gap={16} minWidth={0}>
          <Price state={state} quote={quote} />
          <Duties quote={quote} />
          <SeparateShippingHint state={state} />
          <Agreement
            held={quote?.hold.kind === 'held'}
            agreed={order.agreed}
            onAgree={order.setAgreed}
            error={order.missing}
          />
        </Grid>
      </Split>
      {impossible.map((refusal) => (
        <Banner
          key={refusal.reason}
          tone="danger"
          action={<FlowRefusalFix {...props} error={refusal.reason} />}
        >
          {refusalText(refusal)}
        </Banner>
      ))}
      <Obstacles {...props} />
      <Refused {...props} failure={order.failure} onRepair={order.clear} />
      <FeeChangedDialog
        failure={order.failure}
        busy={order.busy}
        onAgain={order.sendAt}
        onClose={order.clear}
      />
      <Send
        {...props}
        busy={order.busy}
        ready={quote !== undefined && impossible.length === 0 && !state.quote.isPlaceholderData}
        onSend={() => {
          if (insured.fault) focusFirstFault();
          else if (quote) order.send(quote.totalMinor);
        }}
      />
    </>
  );
}

interface RefusedProps extends StepProps {
  readonly failure: CallFailure | null;
  readonly onRepair: () => void;
}

/** Shows why the order was refused, with a repair. Renders nothing if the page shows an obstacle of its own. */
function Refused({ failure, onRepair, ...props }: RefusedProps) {
  if (!failure || failure.error === 'order.feeChanged' || firstObstacle(props.state)) return null;
  const setFlow: StepProps['setFlow'] = (change) => {
    onRepair();
    props.setFlow(change);
  };
  return (
    <Banner
      tone="danger"
      action={<FlowRefusalFix {...props} setFlow={setFlow} error={refusalCode(failure)} />}
    >
      {Object.values(failure.fields)[0]?.message ?? failure.message}
    </Banner>
  );
}

type Quote = StepProps['state']['quote']['data'];

function Price({ state, quote }: { state: StepProps['state']; quote: Quote }) {
  return (
    <Section title={t('orders.quote')}>
      {quote ? (
        <>
          <QuoteBreakdown lines={quote.lines} totalMinor={quote.totalMinor} />
          <PriceHoldNote hold={quote.hold} other={t('orders.quote.note')} />
        </>
      ) : (
        <NoPriceYet state={state} />
      )}
    </Section>
  );
}

/** The expected customs charge, once there is a price. */
function Duties({ quote }: { quote: Quote }) {
  if (!quote) return null;
  return (
    <Suspense>
      <DutyEstimate estimate={quote.duties} />
    </Suspense>
  );
}

function Send(props: StepProps & { busy: boolean; ready: boolean; onSend: () => void }) {
  return (
    <StickyAction summary={<RunningTotal state={props.state} />}>
      <IconButton
        icon={IconArrowLeft}
        label={t('shell.back')}
        bordered
        onClick={() => props.setFlow({ step: 'channel' })}
      />
      <Button busy={props.busy} disabled={!props.ready} onClick={props.onSend}>
        {t('consolidate.submit')}
      </Button>
    </StickyAction>
  );
}

/** Says that the price is being calculated, or that an obstacle prevents this. */
function NoPriceYet({ state }: Pick<StepProps, 'state'>) {
  if (firstObstacle(state)) return <Note>{t('consolidate.noTotal')}</Note>;
  return <SkeletonRows rows={4} heightPx={36} label={t('shell.loading')} />;
}

function useOrderForm({ state }: StepProps) {
  const navigate = useNavigate();
  const [remark, setRemark] = useState('');
  const draft = useDraft('consolidation', (kept) => setRemark('remark' in kept ? String(kept.remark) : ''));
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = useSubmit('submitOrder', {
    quiet: true,
    refreshes: ['listOrders', 'queryParcels', 'getOrderStatistics'],
    onDone: ({ id }) => {
      draft.drop();
      void navigate({ to: '/myOrder/$id', params: { id }, search: { placed: true }, replace: true });
    },
  });
  const sendAt = (totalMinor: number) => {
    const { choice, carrierId } = state;
    if (!choice || !carrierId) return;
    const sent = { ...choice, carrierId, remark: remark.trim(), totalMinor, agreed: true } as const;
    void submit.submit(sent).then(({ ok }) => {
      // If the submission failed, something may have changed meanwhile. The page therefore reads again which parcels
      // can ship, and the prices.
      if (!ok) void Promise.all([state.info.refetch(), state.channels.refetch()]);
    });
  };
  return {
    ...submit,
    remark,
    setRemark: (text: string) => {
      draft.keep({ remark: text });
      setRemark(text);
    },
    agreed,
    setAgreed: (yes: boolean) => {
      setAgreed(yes);
      setMissing(false);
    },
    missing,
    sendAt,
    send: (totalMinor: number) => {
      if (agreed) return sendAt(totalMinor);
      setMissing(true);
      document.getElementById(agreementId)?.focus();
    },
  };
}

function Agreement(props: {
  held: boolean;
  agreed: boolean;
  error: boolean;
  onAgree: (yes: boolean) => void;
}) {
  return (
    <Section>
      <Row as="label" gap={12} align="start" pad={[10, 0]} minHeight={44} clickable>
        <TickBox
          square={22}
          above={2}
          id={agreementId}
          type="checkbox"
          checked={props.agreed}
          aria-invalid={props.error || undefined}
          aria-describedby={props.error ? 'agreement-error' : undefined}
          onChange={(event) => props.onAgree(event.currentTarget.checked)}
        />
        <span>{t('consolidate.agree')}</span>
      </Row>
      {props.error ? (
        <Row as="p" firstLine gap={4} tone="danger" size={13} id="agreement-error" role="alert">
          {t('consolidate.agree.missing')}
        </Row>
      ) : null}
      <ul className={classes.rules}>
        {props.held ? null : <li>{t('consolidate.rule.weight')}</li>}
        <li>{t('consolidate.rule.cancel')}</li>
        <li>{t('consolidate.rule.goods')}</li>
      </ul>
    </Section>
  );
}
