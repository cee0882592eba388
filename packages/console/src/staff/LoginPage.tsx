import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { PasswordField, TextField } from '@crossdock/ui/fields.tsx';
import { currentShop } from '@crossdock/web/shop.ts';
import { useRouter, useSearch } from '@tanstack/react-router';
import { queryClient } from '../shell/api.ts';
import { useCallForm } from '../shell/forms.ts';
import { safeReturn } from '../shell/guard.ts';
import { t } from '../shell/i18n.ts';
import { keepToken } from '../shell/session.ts';
import classes from './LoginPage.module.css';

/** The way into the console. */
export function LoginPage() {
  const router = useRouter();
  const { redirect } = useSearch({ from: '/login' });
  const { form, send, busy, failure } = useCallForm('loginStaff', {
    schema: () => import('@crossdock/contract/staff.ts').then((module) => module.loginStaffInput),
    defaults: { login: '', password: '' },
    onDone: ({ token }) => {
      queryClient.clear();
      keepToken(token);
      router.history.push(`/console${safeReturn(redirect)}`);
    },
  });
  return (
    <main className={classes.page}>
      <form className={classes.card} onSubmit={send} noValidate>
        <span className={classes.letter} aria-hidden="true">
          {[...currentShop().shop_name][0]}
        </span>
        <h1 className={classes.title}>{currentShop().shop_name}</h1>
        <p className={classes.intro}>{t('shell.login.intro')}</p>
        <div className={classes.fields}>
          <TextField
            control={form.control}
            name="login"
            label={t('shell.login.login')}
            autoComplete="username"
            autoFocus
          />
          <PasswordField
            control={form.control}
            name="password"
            label={t('shell.login.password')}
            showLabel={t('shell.login.show')}
            hideLabel={t('shell.login.hide')}
            autoComplete="current-password"
          />
          {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
          <Button type="submit" full busy={busy}>
            {t('shell.login')}
          </Button>
        </div>
      </form>
    </main>
  );
}
