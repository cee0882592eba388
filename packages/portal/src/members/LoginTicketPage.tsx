import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useQuery } from '@tanstack/react-query';
import { storeActingToken } from '../shell/acting.ts';
import { client, queryClient } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { keepToken } from '../shell/session.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** The page `/white` for staff: a one-use ticket logs them in as the member, in a session that is marked. */
export function LoginTicketPage({ ticket }: { ticket: string }) {
  const exchange = useQuery({
    queryKey: ['ticket', ticket],
    queryFn: () => enter(ticket),
    enabled: ticket !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (ticket !== '' && exchange.isPending) {
    return (
      <AuthFrame title={t('members.ticket.title')}>
        <SkeletonRows label={t('shell.loading')} rows={2} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('members.ticket.title')}>
      <EmptyState
        picture="lost"
        title={t('members.ticket.failed')}
        text={exchange.error?.message ?? t('members.ticket.none')}
        action={<LinkButton to="/login" search={{}} look="soft" text={t('shell.login')} />}
      />
    </AuthFrame>
  );
}

async function enter(ticket: string): Promise<boolean> {
  // The ticket is removed from the URL at once, because a used ticket must not stay in the history.
  history.replaceState(history.state, '', '/white');
  const { token } = await client.call('getBackMemberToken', { ticket });
  storeActingToken(token);
  keepToken(token);
  queryClient.clear();
  location.replace('/home');
  return true;
}
