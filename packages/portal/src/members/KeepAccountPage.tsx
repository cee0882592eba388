import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { MailedTokenPage } from './MailedTokenPage.tsx';

/** Keeps an account, from the mail about deleting it. */
export const KeepAccountPage = ({ token }: { token: string }) => (
  <MailedTokenPage
    call="keepAccount"
    token={token}
    title={t('erasing.keep.title')}
    text={t('erasing.keep.text')}
    button={t('erasing.keep.do')}
    done={
      <EmptyState
        picture="done"
        title={t('erasing.keep.done')}
        action={<LinkButton to="/login" search={{}} full text={t('shell.login')} />}
      />
    }
  />
);
