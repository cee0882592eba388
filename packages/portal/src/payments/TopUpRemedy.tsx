import type { PayOption } from '@crossdock/contract/payments/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { useTopUp } from '../shell/useTopUp.ts';

interface RemedyProps {
  readonly method: PayOption;
  readonly options: Output<'getPayTypeList'>;
  readonly orderId: string;
  readonly despiteReported: boolean;
}

/**
 * For a balance that is too low: one button tops up the missing amount, and the order is paid when the money has
 * arrived.
 */
export function TopUpRemedy(props: RemedyProps) {
  const { method, options } = props;
  if (method.code !== 'balance' || method.possible) return null;
  return <TopUp {...props} missingMinor={Math.max(0, method.totalMinor - options.balanceMinor)} />;
}

/**
 * A button that tops up the missing amount at once. It is only a link to the top-up page if none of the shop's
 * methods credits at once, or if a transfer for the order is being checked.
 */
function TopUp({ orderId, options, despiteReported, missingMinor }: RemedyProps & { missingMinor: number }) {
  const formatting = useFormatting();
  const topUp = useTopUp(missingMinor);
  const returnTo = useLocation({ select: ({ href }) => href });
  if (topUp.pending) return null;
  if (!topUp.method || despiteReported)
    return (
      <Link to="/recharge" search={{ amount: missingMinor, returnTo }}>
        {t('payments.topUp')}
      </Link>
    );
  const top = formatMoney(topUp.amountMinor, formatting.currency, formatting);
  return (
    <>
      <Button
        small
        look="outline"
        busy={topUp.busy}
        onClick={() => void topUp.run(orderId, options.amountMinor, options.purpose === 'purchase')}
      >
        {t(topUp.exact ? 'ship.go.topUp' : 'ship.go.topUpMore', { top })}
      </Button>
      {topUp.failure ? <Banner tone="danger">{topUp.failure.message}</Banner> : null}
    </>
  );
}
