import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/TextBox.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { createFileRoute } from '@tanstack/react-router';
import { t } from '../shell/i18n.ts';
import { loginSearchParams } from '../shell/search.ts';
import classes from './LoginPage.module.css';
import { useStaffLogin } from './useStaffLogin.ts';

export const Route = createFileRoute('/login')({
  staticData: { title: 'shell.login', light: true },
  validateSearch: loginSearchParams,
  component: LoginPage,
});

type Login = ReturnType<typeof useStaffLogin>;

/** The console's login page. */
function LoginPage() {
  const login = useStaffLogin();
  return (
    <Grid as="main" align="center" justifyItems="center" pad={[24, 16]} minHeight="100dvh">
      <form className={classes.card} onSubmit={login.send} noValidate>
        <Grid
          as="span"
          align="center"
          justifyItems="center"
          below={16}
          square={48}
          fill="accent"
          round={13}
          tone="on-accent"
          size={20}
          strong
          aria-hidden="true"
        >
          {[...currentShop().shop_name][0]}
        </Grid>
        <Text as="h1" size={20} strong>
          {currentShop().shop_name}
        </Text>
        <Muted as="p" below={24}>
          {login.codeAsked ? t('account.login.code.hint') : t('shell.login.intro')}
        </Muted>
        <Stack gap={16}>
          {login.codeAsked ? <CodeField login={login} /> : <PasswordFields login={login} />}
          {login.failure ? <Banner tone="danger">{login.failure}</Banner> : null}
          {login.busy === 'working' ? <Banner tone="info">{t('account.login.working')}</Banner> : null}
          <Button type="submit" full busy={login.busy !== null}>
            {t('shell.login')}
          </Button>
          {login.codeAsked ? (
            <Button look="plain" full onClick={login.again}>
              {t('account.login.again')}
            </Button>
          ) : null}
        </Stack>
      </form>
    </Grid>
  );
}

function PasswordFields({ login: { values, errors, set } }: { login: Login }) {
  return (
    <>
      <TextBox
        name="login"
        value={values.login}
        onChange={(event) => set('login', event.target.value)}
        error={errors.login}
        label={t('shell.login.login')}
        autoComplete="username"
        autoFocus
      />
      <PasswordBox
        name="password"
        value={values.password}
        onChange={(event) => set('password', event.target.value)}
        error={errors.password}
        label={t('shell.login.password')}
        showLabel={t('shell.login.show')}
        hideLabel={t('shell.login.hide')}
        autoComplete="current-password"
      />
    </>
  );
}

function CodeField({ login: { values, errors, set } }: { login: Login }) {
  return (
    <TextBox
      name="code"
      value={values.code}
      onChange={(event) => set('code', event.target.value)}
      error={errors.code}
      label={t('account.login.code')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
    />
  );
}
