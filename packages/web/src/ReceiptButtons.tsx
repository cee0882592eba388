import type { Attempt } from '@crossdock/contract/client.ts';
import type { ReceiptView } from '@crossdock/contract/receipts/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { IconDownload, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';

interface Sending<I, O> {
  readonly busy: boolean;
  readonly submit: (input: I) => Promise<Attempt<O>>;
}

interface ReceiptButtonsProps {
  readonly orderId: string;
  readonly issue: Sending<{ orderId: string }, { readonly list: readonly ReceiptView[] }>;
  readonly file: Sending<{ id: string }, unknown>;
  readonly t: (key: `receipts.kind.${ReceiptView['kind']}`) => string;
}

/** Buttons to save an order's receipt and each of its credit notes. */
export function ReceiptButtons({ t, orderId, issue, file }: ReceiptButtonsProps) {
  const [several, setSeveral] = useState<readonly ReceiptView[]>([]);
  const busy = issue.busy || file.busy;
  const open = async () => {
    const attempt = await issue.submit({ orderId });
    if (!attempt.ok) return;
    const { list } = attempt.data;
    const [only] = list;
    if (only !== undefined && list.length === 1) await file.submit({ id: only.id });
    else setSeveral(list);
  };
  return (
    <Row gap={8} wrap pad={[12, 0, 0]}>
      {several.length === 0 ? (
        <Button small look="outline" icon={IconReceipt} busy={busy} onClick={() => void open()}>
          {t('receipts.kind.receipt')}
        </Button>
      ) : (
        several.map((receipt) => (
          <Button
            key={receipt.id}
            small
            look="outline"
            icon={IconDownload}
            busy={busy}
            onClick={() => void file.submit({ id: receipt.id })}
          >
            {t(`receipts.kind.${receipt.kind}`)} {receipt.number}
          </Button>
        ))
      )}
    </Row>
  );
}
