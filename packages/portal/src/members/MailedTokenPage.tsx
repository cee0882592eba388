import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';

interface MailedTokenPageProps {
  readonly call: 'keepAccount' | 'undoContact';
  readonly token: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Shown after the call has succeeded. */
  readonly done: ReactNode;
  readonly onDone?: () => void;
}

/**
 * The page `/white`, opened with a token from a mail. It waits for a button press, because mail programs open links too.
 */
export function MailedTokenPage({ call, token, title, text, button, done, onDone }: MailedTokenPageProps) {
  const [isDone, setDone] = useState(false);
  const { submit, busy, failure } = useSubmit(call, {
    quiet: true,
    onDone: () => {
      history.replaceState(history.state, '', '/white');
      onDone?.();
      setDone(true);
    },
  });
  return (
    <AuthFrame title={title}>
      {isDone ? (
        done
      ) : (
        <div className={classes.fields}>
          <p>{text}</p>
          {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
          <Button full busy={busy} onClick={() => void submit({ token })}>
            {button}
          </Button>
        </div>
      )}
    </AuthFrame>
  );
}
