import { needsStatementMatch } from '@crossdock/contract/payments/providerKinds.ts';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { IconDots } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import type { Payment } from './moneyRows.ts';

interface MenuProps {
  readonly payment: Payment;
  readonly onAsk: (what: 'sendBack' | 'chargeback') => void;
}

/** The actions on a payment that came through a provider. */
export function PaymentMenu({ payment, onAsk }: MenuProps) {
  const { state, provider } = payment;
  const arrived = state === 'succeeded' || state === 'refunded';
  if (!arrived || provider === '' || needsStatementMatch(provider)) return null;
  const choices = (['sendBack', 'chargeback'] as const).map((key) => ({
    key,
    label: t(`payments.menu.${key}`),
    onChoose: () => onAsk(key),
  }));
  // A press on the menu must not count as a press on its row.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu inside is the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: the menu inside handles the keys
    <span onClick={(event) => event.stopPropagation()}>
      <MenuButton icon={IconDots} label={t('payments.menu')} choices={choices} />
    </span>
  );
}
