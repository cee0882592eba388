import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { client } from '../shell/api.ts';
import { FormFooter } from '../shell/FormFooter.tsx';
import { t } from '../shell/i18n.ts';
import { keepToken } from '../shell/session.ts';
import { AccountBox } from './AccountBox.tsx';
import { Agreements } from './Agreements.tsx';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { NewPassword } from './NewPassword.tsx';
import { NextStepsInfo } from './NextStepsInfo.tsx';
import registerLook from './Register.module.css';

/** The page `/register`, opened from a link that staff sent. Staff have entered the name, phone and email. */
export function AcceptInvitationPage({ ticket }: { ticket: string }) {
  const found = useQuery({
    queryKey: ['invitation', ticket],
    queryFn: () => client.call('getMemberInvitation', { ticket }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.data)
    return (
      <AuthFrame
        title={t('members.link.title', { name: found.data.name })}
        intro={t('members.link.text', found.data)}
      >
        <div className={registerLook.wide}>
          <LinkForm ticket={ticket} />
        </div>
        <NextStepsInfo />
      </AuthFrame>
    );
  return (
    <AuthFrame title={t('members.register.send')}>
      {found.error ? (
        <EmptyState
          picture="lost"
          title={t('members.ticket.failed')}
          text={found.error.message}
          action={<LinkButton to="/login" search={{}} look="soft" text={t('shell.login')} />}
        />
      ) : (
        <SkeletonRows label={t('shell.loading')} rows={3} />
      )}
    </AuthFrame>
  );
}

function LinkForm({ ticket }: { ticket: string }) {
  const router = useRouter();
  const form = usePlainForm('acceptMemberInvitation', {
    schema: () => import('@crossdock/contract/access/inputs.ts').then((m) => m.acceptMemberInvitationInput),
    defaults: { account: '', password: '', confirmPassword: '', service: false, carrier: false },
    input: ({ service, carrier, ...values }) => ({ ...values, ticket, agreements: { service, carrier } }),
    done: t('members.register.done'),
    onDone: ({ token }) => {
      keepToken(token);
      router.history.replace('/home');
    },
  });
  const { values, errors, set } = form;
  return (
    <form onSubmit={form.send} noValidate className={classes.fields}>
      <AccountBox form={form} />
      <NewPassword first values={values} errors={errors} set={set} />
      <div>
        <Agreements accepted={values} errors={errors} onAccept={set} />
      </div>
      <FormFooter {...form} text={t('members.register.send')} />
    </form>
  );
}
