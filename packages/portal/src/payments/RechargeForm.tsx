import type { PaymentMethodCode } from '@crossdock/contract/payments/methods.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { upToMultiple } from '@crossdock/domain/rounding.ts';
import { amountText, parseAmount } from '@crossdock/domain/wallet/amount.ts';
import { topUpBonus } from '@crossdock/domain/wallet/offers.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useCall, useFilters, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { storeReturnPage } from '../shell/orderAfterTopUp.ts';
import { amountFaultText } from './amountFaultText.ts';
import { MethodChoice } from './MethodChoice.tsx';
import { RechargeAmount } from './RechargeAmount.tsx';
import { useTopUpTexts } from './topUpTexts.ts';

type Limits = Output<'getRechargeOffers'>;

/**
 * The amount and the method with its fee; then the provider's page opens. Bank transfers are reported on their own
 * page.
 */
export function RechargeForm({ limits }: { limits: Limits }) {
  const { text, setText, amountMinor, range, fault } = useAmount(limits);
  const bonusMinor = topUpBonus(amountMinor, limits.offers);
  const [checked, setChecked] = useState(false);
  const [picked, setPicked] = useState<PaymentMethodCode>();
  const options = useCall('getPayTypeList', { source: 4, amountMinor: useDeferredValue(amountMinor) });
  const [{ returnTo }] = useFilters<{ returnTo?: string }>();
  const start = useStart(returnTo);
  const methods = options.data?.methods.filter(({ possible }) => possible) ?? [];
  const chosen = methods.find((method) => method.possible && (!picked || method.code === picked));
  const refused = start.failure?.fields.amountMinor?.message;
  const send = () => {
    setChecked(true);
    if (fault || !chosen) return;
    void start.submit({ purpose: 'recharge', amountMinor, method: chosen.code });
  };
  return (
    <>
      <RechargeAmount
        limits={limits}
        range={range}
        text={text}
        amountMinor={amountMinor}
        error={checked ? (fault ?? refused) : undefined}
        onText={setText}
      />
      {options.error ? (
        <Banner tone="danger" title={t('payments.recharge.methodsFailed')}>
          {options.error.message}
        </Banner>
      ) : (
        <MethodChoice
          methods={methods}
          first={options.data?.lastUsed ?? null}
          chosen={chosen?.code}
          onChoose={setPicked}
        />
      )}
      {start.failure && !refused ? <Banner tone="danger" title={start.failure.message} /> : null}
      <StickyAction
        summary={
          chosen && !fault ? (
            <Grid as="span">
              <Muted size={13}>{t('payments.total')}</Muted>
              <Money minor={chosen.totalMinor} emphasis />
              {bonusMinor > 0 ? (
                <Muted size={13}>
                  {t('payments.recharge.arrives')} <Money minor={amountMinor + bonusMinor} />
                </Muted>
              ) : null}
            </Grid>
          ) : null
        }
      >
        {chosen?.code === 'bank' ? (
          <ToBank amountMinor={amountMinor} returnTo={returnTo} />
        ) : (
          <Button busy={start.busy} disabled={!chosen} onClick={send}>
            {t('payments.recharge.go')}
          </Button>
        )}
      </StickyAction>
    </>
  );
}

/** Opens the form that reports a transfer, which leads back to this page. */
function ToBank({ amountMinor, returnTo }: { amountMinor: number; returnTo: string | undefined }) {
  const search = {
    ...(amountMinor > 0 ? { amount: amountMinor } : {}),
    ...(returnTo === undefined ? {} : { returnTo }),
  };
  return <LinkButton to="/bank" search={search} text={t('payments.toBank')} />;
}

/** The typed amount. If an order lacks money, the URL contains the missing amount. */
function useAmount(limits: Limits) {
  const { currency, minMinor } = limits;
  const topUp = useTopUpTexts(limits);
  const [{ amount: asked }] = useFilters<{ amount?: number }>();
  const [text, setText] = useState(
    asked
      ? amountText(upToMultiple(Math.max(Number(asked), minMinor), currentShop().limits.coinMinor), currency)
      : '',
  );
  const parsed = parseAmount(text, currency);
  const amountMinor = 'amountMinor' in parsed ? parsed.amountMinor : 0;
  const fault = 'fault' in parsed ? amountFaultText(parsed.fault) : topUp.faultOf(amountMinor);
  return { text, setText, amountMinor, range: topUp.range, fault };
}

function useStart(returnTo: string | undefined) {
  const navigate = useNavigate();
  return useSubmit('startPayment', {
    quiet: true,
    refreshes: ['listRecharges'],
    onDone: ({ payId }) => {
      if (returnTo !== undefined) storeReturnPage(payId, returnTo);
      void navigate({
        to: '/pay/state/$paymentId',
        params: { paymentId: payId },
        search: { go: 1 },
      });
    },
  });
}
