import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { IconPlugConnected } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface TryBoxProps {
  readonly label: string;
  readonly busy: boolean;
  readonly failure: CallFailure | null;
  readonly onTry: () => void;
  /** What was answered. */
  readonly children: ReactNode;
}

/** Asks a provider with the values in a form: the button, why it was refused, and the answer. */
export function TryBox({ label, busy, failure, onTry, children }: TryBoxProps) {
  const [fault] = failure ? Object.values(failure.fields) : [];
  return (
    <Stack gap={8} minWidth={0}>
      <div>
        <Button small look="outline" icon={IconPlugConnected} busy={busy} onClick={onTry}>
          {label}
        </Button>
      </div>
      {failure ? <Banner tone="danger">{fault?.message ?? failure.message}</Banner> : null}
      {children}
    </Stack>
  );
}
