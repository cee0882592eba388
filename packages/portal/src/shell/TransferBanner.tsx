import type { ReportedTransfer } from '@crossdock/contract/payments/reportedTransfer.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { formatMoney } from '@crossdock/ui/format.ts';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';

interface TransferBannerProps {
  readonly transfer: ReportedTransfer;
  readonly title: (amount: string) => string;
  readonly children: ReactNode;
}

/** Shows which bank transfer the member reported and when, with the possible actions. */
export function TransferBanner({ transfer, title, children }: TransferBannerProps) {
  const formatting = useFormatting();
  return (
    <Banner tone="info" title={title(formatMoney(transfer.amountMinor, transfer.currency, formatting))}>
      <p>
        <When iso={transfer.createdAt} /> · <Code>{transfer.transactionNumber}</Code>
      </p>
      {children}
    </Banner>
  );
}
