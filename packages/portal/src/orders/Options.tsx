import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { AmountBox } from '@crossdock/ui/AmountBox.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { type ReactNode, useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './consolidate.module.css';
import type { StepProps } from './stepProps.ts';

/** Insurance, tax and cash on delivery, as far as the channel offers them. */
export function Options({ flow, setFlow, state }: StepProps) {
  const quote = state.quote.data;
  if (!quote || (!quote.insurance && !quote.taxOffered && !quote.codOffered)) return null;
  return (
    <Section title={t('consolidate.options')}>
      {quote.insurance ? <Insurance flow={flow} setFlow={setFlow} state={state} /> : null}
      {quote.taxOffered ? (
        <Check
          checked={flow.taxIncluded}
          onChange={(taxIncluded) => setFlow({ taxIncluded })}
          label={t('consolidate.tax')}
          hint={t('consolidate.tax.hint')}
        />
      ) : null}
      {quote.codOffered ? (
        <Check
          checked={flow.cashOnDelivery}
          onChange={(cashOnDelivery) => setFlow({ cashOnDelivery })}
          label={t('consolidate.cod')}
          hint={t('consolidate.cod.hint')}
        />
      ) : null}
    </Section>
  );
}

function Insurance({ flow, setFlow, state }: StepProps) {
  const { currency } = useFormatting();
  const insurance = state.quote.data?.insurance;
  const [typed, setTyped] = useState(
    flow.insuredMinor > 0 ? shortAmountText(flow.insuredMinor, currency) : '',
  );
  if (!insurance) return null;
  const { maxInsuredMinor, maxCoverMinor } = insurance;
  const keep = (text: string) => {
    setTyped(text);
    const insuredMinor = typedAmount(text, currency) ?? 0;
    setFlow({ insuredMinor: insuredMinor > 0 ? insuredMinor : 0 });
  };
  return (
    <>
      <Check
        checked={flow.insuredMinor > 0}
        onChange={(yes) => keep(yes ? shortAmountText(maxInsuredMinor, currency) : '')}
        label={t('consolidate.insurance')}
        hint={
          <>
            {t('consolidate.insurance.hint')} <Money minor={maxInsuredMinor} />
            {maxCoverMinor === null ? null : (
              <>
                {' · '}
                {t('consolidate.insurance.cap')} <Money minor={maxCoverMinor} />
              </>
            )}
          </>
        }
      />
      {flow.insuredMinor > 0 || typed !== '' ? (
        <AmountBox
          label={t('consolidate.insurance.amount')}
          value={typed}
          error={
            Number.isNaN(typedAmount(typed, currency))
              ? t('payments.amount.invalid')
              : flow.insuredMinor > maxInsuredMinor
                ? t('consolidate.insurance.tooMuch')
                : undefined
          }
          onText={keep}
        />
      ) : null}
    </>
  );
}

function Check(props: {
  checked: boolean;
  label: string;
  hint: ReactNode;
  onChange: (yes: boolean) => void;
}) {
  return (
    <label className={classes.check}>
      <input
        className={classes.mark}
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span className={classes.words}>
        <span className={classes.name}>{props.label}</span>
        <span className={classes.muted}>{props.hint}</span>
      </span>
    </label>
  );
}
