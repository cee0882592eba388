import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Link, useMatches, useRouter } from '@tanstack/react-router';
import { isTextKey, t } from './i18n.ts';

const titleStart = 'shell.route.';

/** A route that has its place in the product but cannot be used yet says so, and what it will do. */
export function NotYetPage() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? 'shell.route.home';
  const later = `shell.later.${title.slice(titleStart.length)}`;
  const router = useRouter();
  return (
    <Page title={t(title)} width="narrow">
      <Section>
        <EmptyState
          picture="soon"
          title={t('shell.notYet.badge')}
          text={
            <>
              {t('shell.notYet.text')}
              <br />
              {isTextKey(later) ? t(later) : null}
            </>
          }
          action={
            <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 }}>
              <Button look="outline" onClick={() => router.history.back()}>
                {t('shell.notYet.back')}
              </Button>
              <Link to="/home" className={buttonClass()}>
                {t('shell.notYet.home')}
              </Link>
            </div>
          }
        />
      </Section>
    </Page>
  );
}
