import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { t } from '../shell/i18n.ts';
import { MailedTokenPage } from './MailedTokenPage.tsx';

/** The page behind the link in the mail about a deletion of the account. It cancels the deletion. */
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
