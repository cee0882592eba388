import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { useCall } from './api.ts';
import { t, titleAndText } from './i18n.ts';
import { Loaded } from './Loaded.tsx';
import { Shell } from './Shell.tsx';
import { messengerUrl } from './support.ts';

/** The page `/line`: customer service in a messenger app, open to visitors. */
export function MessengerPage() {
  const config = useCall('getShopConfig', {}, { staleMs: 600_000 });
  return (
    <Shell>
      <Page title={t('shell.line.title')}>
        <Loaded query={config}>{(loaded) => <Way url={messengerUrl(loaded)} />}</Loaded>
      </Page>
    </Shell>
  );
}

function Way({ url }: { url: string | null }) {
  if (url === null)
    return (
      <EmptyState
        picture="soon"
        {...titleAndText('shell.support.none')}
        action={<LinkButton to="/support" look="soft" text={t('shell.support.other')} />}
      />
    );
  return (
    <EmptyState
      picture="done"
      title={t('shell.line.text')}
      action={
        <a className={buttonClass()} href={url} target="_blank" rel="noopener">
          {t('shell.line.open')}
        </a>
      }
    />
  );
}
