import type { Client } from '@crossdock/contract/client.ts';
import { showMessage } from '@crossdock/ui/message.ts';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useQuery } from '@tanstack/react-query';
import { client, queryClient } from '../shell/api.ts';
import { safeReturnPath } from '../shell/guard.ts';
import { t } from '../shell/i18n.ts';
import { currentToken, keepToken } from '../shell/session.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { consumeStartedLogin } from './messengerRedirect.ts';
import { storeUnboundLineAccount } from './unboundLineAccount.ts';

export interface MessengerAnswer {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
}

type Outcome =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'choose'; readonly name: string }
  | { readonly kind: 'otherBrowser' | 'declined'; readonly back: string };

/**
 * The page `/white` after a messenger sent the person back: they are logged in, or the account is bound, or they
 * choose what to do next.
 */
export function MessengerReturn({ answer }: { answer: MessengerAnswer }) {
  const outcome = useQuery({
    queryKey: ['messengerReturn', answer.state],
    queryFn: () => takeUp(client, answer),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const result = outcome.data;
  if (outcome.isPending || result?.kind === 'go') {
    return (
      <AuthFrame title={t('messengers.return')}>
        <SkeletonRows label={t('shell.loading')} rows={2} />
      </AuthFrame>
    );
  }
  if (result?.kind === 'choose') return <Choose name={result.name} />;
  const text = result ? t(`messengers.return.${result.kind}`) : (outcome.error?.message ?? '');
  return (
    <AuthFrame title={t('messengers.return')}>
      <EmptyState
        picture="lost"
        title={t('messengers.return.failed')}
        text={text}
        action={
          <LinkButton
            to={currentToken() ? '/member' : '/login'}
            search={currentToken() ? { tab: 'security' } : {}}
            look="soft"
            text={currentToken() ? t('shell.back') : t('shell.login')}
          />
        }
      />
    </AuthFrame>
  );
}

/** The shop does not know this LINE account yet, so the person chooses: log in or register. */
function Choose({ name }: { name: string }) {
  return (
    <AuthFrame title={t('messengers.choose', { name: name || 'LINE' })} intro={t('messengers.choose.intro')}>
      <div className={classes.fields}>
        <LinkButton to="/login" search={{}} full text={t('messengers.choose.login')} />
        <LinkButton to="/register" look="soft" full text={t('messengers.choose.register')} />
      </div>
    </AuthFrame>
  );
}

async function takeUp(via: Client, answer: MessengerAnswer): Promise<Outcome> {
  // The answer can be used only once, so it is removed from the browser history.
  history.replaceState(history.state, '', '/white');
  const away = consumeStartedLogin(answer.state);
  if (away === null) return { kind: 'otherBrowser', back: '/login' };
  const { provider, purpose, browserKey, back } = away;
  const { code, state } = answer;
  if (code === undefined) return { kind: 'declined', back };
  if (provider === 'wechat') {
    await via.call('bindWeChat', { code, state, browserKey });
    return bound(back);
  }
  const iss = answer.iss === undefined ? {} : { iss: answer.iss };
  const { ticket, name } = await via.call('getLineIdByCode', { code, state, browserKey, ...iss });
  if (purpose === 'bind') {
    await via.call('bindLine', { ticket });
    return bound(back);
  }
  const session = await via.call('lineLogin', { ticket });
  if (session.token !== null) {
    keepToken(session.token);
    queryClient.clear();
    return go(safeReturnPath(back));
  }
  storeUnboundLineAccount({ ticket, name });
  return { kind: 'choose', name };
}

function bound(back: string): Outcome {
  queryClient.clear();
  showMessage('success', t('members.bound'));
  return go(safeReturnPath(back));
}

function go(to: string): Outcome {
  location.replace(to);
  return { kind: 'go', to };
}
