import { currencyExponent } from '@crossdock/domain/money.ts';
import type { ReactNode } from 'react';
import { Unit } from './controls.tsx';
import { TextBox, type TextBoxProps } from './TextBox.tsx';
import { useFormatting } from './UiProvider.tsx';

export interface AmountBoxProps
  extends Omit<TextBoxProps, 'value' | 'onChange' | 'inputMode' | 'rightSection' | 'type'> {
  /** The typed text; `typedAmount` (domain/wallet/amount.ts) reads it. */
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The shop's currency by default. */
  readonly currency?: string | undefined;
  /** Shown beside the currency. */
  readonly action?: ReactNode;
}

/** A box for an amount of money in major units, with its currency. Within a react-hook-form: `AmountField`. */
export function AmountBox({ onText, currency, action, ...rest }: AmountBoxProps) {
  const { currency: ofShop } = useFormatting();
  const shown = currency ?? ofShop;
  return (
    <TextBox
      autoComplete="off"
      {...rest}
      data-number
      inputMode={currencyExponent(shown) === 0 ? 'numeric' : 'decimal'}
      onChange={(event) => onText(event.currentTarget.value)}
      rightSection={
        <>
          {action}
          <Unit>{shown}</Unit>
        </>
      }
    />
  );
}
