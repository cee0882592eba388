import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useLocation } from '@tanstack/react-router';
import { t } from './i18n.ts';

interface TopUpLinkProps {
  /** The amount missing from the balance; 0 if it is not known here. */
  readonly missingMinor: number;
  readonly look?: 'primary' | 'outline';
}

/** A link to the top-up page with the missing amount. After the top-up, its page leads back here. */
export function TopUpLink({ missingMinor, look = 'primary' }: TopUpLinkProps) {
  const money = useMoneyText();
  const returnTo = useLocation({ select: ({ href }) => href });
  const amount = money(missingMinor);
  return (
    <LinkButton
      to="/recharge"
      search={{ returnTo, ...(missingMinor > 0 ? { amount: missingMinor } : {}) }}
      look={look}
      small
      text={missingMinor > 0 ? t('shell.topUp', { amount }) : t('shell.route.recharge')}
    />
  );
}
