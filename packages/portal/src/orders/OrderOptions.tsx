import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { OptionCheckbox } from './OptionCheckbox.tsx';
import type { StepProps } from './stepProps.ts';

/** Insurance, tax and cash on delivery, if the channel offers them. */
export function OrderOptions({ flow, setFlow, state, insured }: StepProps & { insured: InsuredValueField }) {
  const quote = state.quote.data;
  if (!quote || (!quote.insurance && !quote.taxOffered && !quote.codOffered)) return null;
  return (
    <Section title={t('consolidate.options')}>
      {quote.insurance ? <Insurance insured={insured} state={state} /> : null}
      {quote.taxOffered ? (
        <OptionCheckbox
          checked={flow.taxIncluded}
          onChange={(taxIncluded) => setFlow({ taxIncluded })}
          label={t('consolidate.tax')}
          hint={t('consolidate.tax.hint')}
        />
      ) : null}
      {quote.codOffered ? (
        <OptionCheckbox
          checked={flow.cashOnDelivery}
          onChange={(cashOnDelivery) => setFlow({ cashOnDelivery })}
          label={t('consolidate.cod')}
          hint={t('consolidate.cod.hint')}
        />
      ) : null}
    </Section>
  );
}

/** The insured value as it is typed. */
export interface InsuredValueField {
  readonly typed: string;
  /** An error in the insured value. The order cannot be sent until it is corrected. */
  readonly fault: string | undefined;
  keep(text: string): void;
}

export function useInsuredValueField({ flow, setFlow, state }: StepProps): InsuredValueField {
  const { currency } = useFormatting();
  const [typed, setTyped] = useState(
    flow.insuredMinor > 0 ? shortAmountText(flow.insuredMinor, currency) : '',
  );
  const insurance = state.quote.data?.insurance;
  const amountMinor = typedAmount(typed, currency) ?? 0;
  const faulty = typed !== '' && !(amountMinor > 0);
  const tooMuch = insurance ? amountMinor > insurance.maxInsuredMinor : false;
  return {
    typed,
    fault: faulty ? t('payments.amount.invalid') : tooMuch ? t('consolidate.insurance.tooMuch') : undefined,
    keep(text) {
      setTyped(text);
      const insuredMinor = typedAmount(text, currency) ?? 0;
      setFlow({ insuredMinor: insuredMinor > 0 ? insuredMinor : 0 });
    },
  };
}

function Insurance({ insured, state }: { insured: InsuredValueField } & Pick<StepProps, 'state'>) {
  const formatting = useFormatting();
  const { currency } = formatting;
  const money = (minor: number) => formatMoney(minor, currency, formatting);
  const insurance = state.quote.data?.insurance;
  if (!insurance) return null;
  const { maxInsuredMinor, maxCoverMinor } = insurance;
  return (
    <>
      <OptionCheckbox
        checked={insured.typed !== ''}
        onChange={(yes) => insured.keep(yes ? shortAmountText(maxInsuredMinor, currency) : '')}
        label={t('consolidate.insurance')}
        hint={
          maxCoverMinor === null
            ? t('consolidate.insurance.hint', { value: money(maxInsuredMinor) })
            : t('consolidate.insurance.capped', { value: money(maxInsuredMinor), cap: money(maxCoverMinor) })
        }
      />
      {insured.typed !== '' ? (
        <AmountBox
          label={t('consolidate.insurance.amount')}
          value={insured.typed}
          error={insured.fault}
          onText={insured.keep}
        />
      ) : null}
    </>
  );
}
