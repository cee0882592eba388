import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useLocation } from '@tanstack/react-router';
import { t } from './i18n.ts';

interface TopUpLinkProps {
  /** The amount missing from the balance; 0 if this page does not know it. */
  readonly missingMinor: number;
  readonly look?: 'primary' | 'outline';
}

/**
 * A link to the top-up page with the missing amount. After the top-up, the page of the top-up leads back to this
 * page.
 */
export function TopUpLink({ missingMinor, look = 'primary' }: TopUpLinkProps) {
  const formatting = useFormatting();
  const returnTo = useLocation({ select: ({ href }) => href });
  const amount = formatMoney(missingMinor, formatting.currency, formatting);
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
