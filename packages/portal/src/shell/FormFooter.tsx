import type { CallFailure } from '@crossdock/contract/wire/callFailure.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';

interface FormEndProps {
  readonly failure: CallFailure | null;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly text: string;
  /** The button is at the right edge instead of being as wide as the form. */
  readonly atEdge?: boolean;
}

/** The end of a form: the reason of a refusal, and the button that sends the form. */
export function FormFooter({ failure, busy, disabled, text, atEdge }: FormEndProps) {
  const send = (
    <Button type="submit" full={!atEdge} busy={busy} disabled={disabled}>
      {text}
    </Button>
  );
  return (
    <>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
      {atEdge ? (
        <Row gap={8} wrap justify="end">
          {send}
        </Row>
      ) : (
        send
      )}
    </>
  );
}
