import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { PasswordBox, TextBox } from '@crossdock/ui/controls.tsx';
import { usePlainForm } from '@crossdock/web/plainForm.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useRouter, useSearch } from '@tanstack/react-router';
import { safeReturn } from '../shell/guard.ts';
import { t } from '../shell/i18n.ts';
import { keepToken } from '../shell/session.ts';
import classes from './LoginPage.module.css';

/** The way into the console. */
export function LoginPage() {
  const router = useRouter();
  const { redirect } = useSearch({ from: '/login' });
  const form = usePlainForm('loginStaff', {
    schema: () => import('@crossdock/contract/staff.ts').then((module) => module.loginStaffInput),
    defaults: { login: '', password: '' },
    input: (values) => values,
    onDone: ({ token }) => {
      keepToken(token);
      router.history.push(`/console${safeReturn(redirect)}`);
    },
  });
  return (
    <main className={classes.page}>
      <form className={classes.card} onSubmit={form.send} noValidate>
        <span className={classes.letter} aria-hidden="true">
          {[...currentShop().shop_name][0]}
        </span>
        <h1 className={classes.title}>{currentShop().shop_name}</h1>
        <p className={classes.intro}>{t('shell.login.intro')}</p>
        <div className={classes.fields}>
          <TextBox
            name="login"
            value={form.values.login}
            onChange={(event) => form.set('login', event.target.value)}
            error={form.errors.login}
            label={t('shell.login.login')}
            autoComplete="username"
            autoFocus
          />
          <PasswordBox
            name="password"
            value={form.values.password}
            onChange={(event) => form.set('password', event.target.value)}
            error={form.errors.password}
            label={t('shell.login.password')}
            showLabel={t('shell.login.show')}
            hideLabel={t('shell.login.hide')}
            autoComplete="current-password"
          />
          {form.failure ? <Banner tone="danger">{form.failure.message}</Banner> : null}
          <Button type="submit" full busy={form.busy}>
            {t('shell.login')}
          </Button>
        </div>
      </form>
    </main>
  );
}
