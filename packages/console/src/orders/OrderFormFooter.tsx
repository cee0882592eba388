import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import type { ReactNode } from 'react';

interface OrderFormEndProps {
  readonly sending: { readonly busy: boolean; readonly failure: CallFailure | null };
  readonly disabled: boolean;
  /** The button's text. */
  readonly children: ReactNode;
}

/** The end of a dialog about an order: an error that belongs to no field, and the submit button. */
export function OrderFormFooter({ sending: { busy, failure }, disabled, children }: OrderFormEndProps) {
  return (
    <>
      {failure && Object.keys(failure.fields).length === 0 ? (
        <Banner tone="danger">{failure.message}</Banner>
      ) : null}
      <Row gap={12} wrap justify="end">
        <Button type="submit" busy={busy} disabled={disabled}>
          {children}
        </Button>
      </Row>
    </>
  );
}
