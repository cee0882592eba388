import type { CallName, Output, Request } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { IconPlugConnected } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSubmit } from './api.ts';

type Question = Extract<CallName, 'tryEinvoiceAccount' | 'tryPaymentAccount' | 'tryPayoutCollection'>;

interface TryProps<N extends Question> {
  readonly name: N;
  readonly label: string;
  readonly input: Request<N>;
  readonly children: (found: Output<N>) => ReactNode;
}

/** Tests the values in the form at a provider, and shows its answer. */
export function TryButton<N extends Question>({ name, label, input, children }: TryProps<N>) {
  const [found, setFound] = useState<Output<N> | null>(null);
  const attempt = useSubmit(name, { quiet: true, onDone: setFound });
  const tryNow = () => {
    setFound(null);
    void attempt.submit(input);
  };
  const [fault] = attempt.failure ? Object.values(attempt.failure.fields) : [];
  return (
    <Stack gap={8} minWidth={0}>
      <div>
        <Button small look="outline" icon={IconPlugConnected} busy={attempt.busy} onClick={tryNow}>
          {label}
        </Button>
      </div>
      {attempt.failure ? <Banner tone="danger">{fault?.message ?? attempt.failure.message}</Banner> : null}
      {found ? children(found) : null}
    </Stack>
  );
}
