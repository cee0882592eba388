import { currencyExponent } from '@crossdock/domain/money.ts';
import { TextBox, Unit } from '@crossdock/ui/controls.tsx';
import { decimalText, wholeFromText } from '@crossdock/ui/format.ts';
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
  const digits = currencyExponent(currency);
  const insurance = state.quote.data?.insurance;
  const [typed, setTyped] = useState(flow.insuredMinor > 0 ? shown(flow.insuredMinor, digits) : '');
  if (!insurance) return null;
  const { maxInsuredMinor, maxCoverMinor } = insurance;
  const keep = (text: string) => {
    setTyped(text);
    setFlow({ insuredMinor: wholeFromText(text, digits) ?? 0 });
  };
  return (
    <>
      <Check
        checked={flow.insuredMinor > 0}
        onChange={(yes) => keep(yes ? shown(maxInsuredMinor, digits) : '')}
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
        <TextBox
          label={t('consolidate.insurance.amount')}
          inputMode="decimal"
          value={typed}
          rightSection={<Unit>{currency}</Unit>}
          error={flow.insuredMinor > maxInsuredMinor ? t('consolidate.insurance.tooMuch') : undefined}
          onChange={(event) => keep(event.currentTarget.value)}
        />
      ) : null}
    </>
  );
}

function shown(minor: number, digits: number): string {
  const text = decimalText(minor, digits);
  return digits > 0 ? text.replace(/\.0+$/, '') : text;
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
