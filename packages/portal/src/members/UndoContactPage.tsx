import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { queryClient } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { dropToken } from '../shell/session.ts';
import { MailedTokenPage } from './MailedTokenPage.tsx';

/** The page behind the link in the message about a changed phone or email. It undoes the change. */
export const UndoContactPage = ({ token }: { token: string }) => (
  <MailedTokenPage
    call="undoContact"
    token={token}
    title={t('security.undo.title')}
    text={t('security.undo.text')}
    button={t('security.undo.do')}
    onDone={() => {
      dropToken();
      queryClient.clear();
    }}
    done={
      <EmptyState
        picture="done"
        {...titleAndText('security.undo.done')}
        action={
          <LinkButton to="/login" search={{ view: 'findPassword' }} full text={t('security.undo.password')} />
        }
      />
    }
  />
);
