import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** The page `/white`, opened from the mail about deleting the account. It waits for a button press, because mail programs open links too. */
export function KeepAccountPage({ token }: { token: string }) {
  const [kept, setKept] = useState(false);
  const keep = useSubmit('keepAccount', {
    quiet: true,
    onDone: () => {
      history.replaceState(history.state, '', '/white');
      setKept(true);
    },
  });
  return (
    <AuthFrame title={t('erasing.keep.title')}>
      {kept ? (
        <EmptyState
          picture="done"
          title={t('erasing.keep.done')}
          action={<LinkButton to="/login" search={{}} full text={t('shell.login')} />}
        />
      ) : (
        <Stack gap={16}>
          <p>{t('erasing.keep.text')}</p>
          {keep.failure ? <Banner tone="danger">{keep.failure.message}</Banner> : null}
          <Button full busy={keep.busy} onClick={() => void keep.submit({ token })}>
            {t('erasing.keep.do')}
          </Button>
        </Stack>
      )}
    </AuthFrame>
  );
}
