import { buttonClass } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { t } from './i18n.ts';

interface TopUpLinkProps {
  /** The amount missing from the balance; 0 if it is not known here. */
  readonly missingMinor: number;
  readonly look?: 'primary' | 'outline';
}

/** A link to the top-up page with the missing amount. After the top-up, its page leads back here. */
export function TopUpLink({ missingMinor, look = 'primary' }: TopUpLinkProps) {
  const formatting = useFormatting();
  const returnTo = useLocation({ select: ({ href }) => href });
  const amount = formatMoney(missingMinor, formatting.currency, formatting);
  return (
    <Link
      to="/recharge"
      search={{ returnTo, ...(missingMinor > 0 ? { amount: missingMinor } : {}) }}
      className={buttonClass({ look, small: true })}
    >
      {missingMinor > 0 ? t('shell.topUp', { amount }) : t('shell.route.recharge')}
    </Link>
  );
}
