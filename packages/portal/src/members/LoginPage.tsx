import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/TextBox.tsx';
import { useConnection } from '@crossdock/web/connection.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { type FormEvent, lazy, Suspense, useContext, useState } from 'react';
import { safeReturnPath } from '../shell/guard.ts';
import { t } from '../shell/i18n.ts';
import { LinkNavigationContext, PlainLink } from '../shell/PlainLink.tsx';
import type { LoginSearch } from '../shell/search.ts';
import { keepToken, session } from '../shell/session.ts';
import classes from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import type { LoginProof } from './LoginCaptcha.tsx';

const LoginCaptcha = lazy(() => import('./LoginCaptcha.tsx'));
const loadOtherMethods = () => import('./OtherLoginMethods.tsx');
const OtherLoginMethods = lazy(loadOtherMethods);
const OpensSoon = lazy(() => import('./ShopNotOpenYet.tsx'));
const PasswordRecovery = lazy(() => import('./PasswordRecovery.tsx'));

/**
 * Logs in by account, phone or email. Resetting the password is a view of this page, because visitors may
 * open only this page.
 */
export function LoginPage({ search: { view, redirect } }: { search: LoginSearch }) {
  const [enters, setEnters] = useState(!currentShop().opensSoon);
  if (view === 'findPassword') {
    return (
      <Suspense>
        <PasswordRecovery />
      </Suspense>
    );
  }
  if (!enters)
    return (
      <Suspense>
        <OpensSoon onEnter={() => setEnters(true)} />
      </Suspense>
    );
  return (
    <AuthFrame login title={t('members.login.title', { shop: currentShop().shop_name })}>
      <LoginForm back={safeReturnPath(redirect)} />
    </AuthFrame>
  );
}

const noProof: LoginProof = { code: '', uuid: '', work: null, works: false };

type Errors = Readonly<Record<string, string>>;

/** The typed values, their errors, and the captcha once one is required. */
function useLogin(back: string) {
  const way = useContext(LinkNavigationContext);
  const { client } = useConnection();
  const [values, setValues] = useState({ account: '', password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState(session.ended);
  const [busy, setBusy] = useState(false);
  // Counts the captchas, because each can be answered only once, whether or not the password was right.
  const [round, setRound] = useState(0);
  const [proof, setProof] = useState<LoginProof>(noProof);
  const guarded = round > 0;
  const set = (name: 'account' | 'password', value: string) => {
    setValues({ ...values, [name]: value });
    setErrors(({ [name]: _mended, ...others }) => others);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const empty = emptyOnes({ ...values, ...(guarded ? { code: proof.code } : {}) });
    setErrors(empty);
    setFailure(null);
    if (Object.keys(empty).length > 0) return;
    setBusy(true);
    const { code, works } = proof;
    const answer = guarded
      ? await import('./useCaptcha.ts').then(({ captchaAnswer: answered }) => answered(proof, code))
      : {};
    const attempt = await client.attempt('login', { ...values, ...answer });
    setBusy(false);
    if (attempt.ok) {
      keepToken(attempt.data.token);
      await loadOtherMethods().then(
        (methods) => methods.bindStoredLineAccount(client),
        () => undefined,
      );
      way?.go(back);
      // The module for messages is loaded only after the login. The message then appears over the page that follows.
      void import('@crossdock/ui/message.ts').then((ui) =>
        ui.showMessage('success', t('members.login.done')),
      );
      return;
    }
    const { error, fields, message } = attempt.failure;
    const asked = error === 'member.captchaRequired';
    if (asked || guarded) {
      setRound(round + 1);
      setProof({ ...noProof, works });
    }
    setErrors(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.message])));
    if (Object.keys(fields).length === 0) setFailure(message);
  };
  return { values, errors, failure, busy, round, proof, setProof, set, send };
}

function LoginForm({ back }: { back: string }) {
  const { values, errors, failure, busy, round, proof, setProof, set, send } = useLogin(back);
  return (
    <form onSubmit={send} noValidate>
      <div className={classes.fields}>
        <TextBox
          name="account"
          label={t('members.login.account')}
          value={values.account}
          onChange={(event) => set('account', event.target.value)}
          error={errors.account}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordBox
          name="password"
          label={t('members.password')}
          showLabel={t('members.password.show')}
          hideLabel={t('members.password.hide')}
          value={values.password}
          onChange={(event) => set('password', event.target.value)}
          error={errors.password}
          autoComplete="current-password"
        />
        {round > 0 ? (
          <Suspense>
            <LoginCaptcha
              key={round}
              name={values.account}
              works={proof.works}
              error={errors.code}
              onAnswer={setProof}
            />
          </Suspense>
        ) : null}
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <Button type="submit" full busy={busy}>
          {t('shell.login')}
        </Button>
      </div>
      <Ways />
      {/* The other methods are last in the page: they are loaded later, and must not move anything that is being
          read or pressed. */}
      <Suspense>
        <OtherLoginMethods back={back} />
      </Suspense>
    </form>
  );
}

function emptyOnes(values: Record<string, string>): Errors {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === '');
  return Object.fromEntries(empty.map(([name]) => [name, t('members.required')]));
}

function Ways() {
  const way = useContext(LinkNavigationContext);
  return (
    <div className={classes.links}>
      <button
        type="button"
        className={classes.link}
        onClick={() => way?.follow({ to: '/login', search: { view: 'findPassword' } })}
      >
        {t('members.login.forgot')}
      </button>
      <PlainLink to={{ to: '/register' }} className={classes.link}>
        {t('members.login.register')}
      </PlainLink>
    </div>
  );
}
