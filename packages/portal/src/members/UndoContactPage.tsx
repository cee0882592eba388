import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useState } from 'react';
import { queryClient, useSubmit } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { dropToken } from '../shell/session.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';

/**
 * The page `/white`, opened from the message about a changed contact. It waits for a button press, because mail
 * programs open links too.
 */
export function UndoContactPage({ token }: { token: string }) {
  const [undone, setUndone] = useState(false);
  const undo = useSubmit('undoContact', {
    quiet: true,
    onDone: () => {
      history.replaceState(history.state, '', '/white');
      dropToken();
      queryClient.clear();
      setUndone(true);
    },
  });
  return (
    <AuthFrame title={t('security.undo.title')}>
      {undone ? (
        <EmptyState
          picture="done"
          {...titleAndText('security.undo.done')}
          action={
            <LinkButton
              to="/login"
              search={{ view: 'findPassword' }}
              full
              text={t('security.undo.password')}
            />
          }
        />
      ) : (
        <div className={classes.fields}>
          <p>{t('security.undo.text')}</p>
          {undo.failure ? <Banner tone="danger">{undo.failure.message}</Banner> : null}
          <Button full busy={undo.busy} onClick={() => void undo.submit({ token })}>
            {t('security.undo.do')}
          </Button>
        </div>
      )}
    </AuthFrame>
  );
}
