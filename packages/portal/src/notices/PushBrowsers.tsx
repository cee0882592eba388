import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { deviceName } from '@crossdock/web/deviceName.ts';
import {
  canPush,
  type PushState,
  pushEndpoint,
  subscribeToPush,
  unsubscribeFromPush,
} from '@crossdock/web/pushBrowser.ts';
import { useEffect, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';

type Browsers = Output<'getPushBrowsers'>;

/** The browsers that show push messages while no page is open. This browser can be added. */
export function PushBrowsers() {
  const query = useCall('getPushBrowsers', {});
  return (
    <Section title={t('notices.push.title')}>
      <Loaded query={query}>{(known) => <List known={known} />}</Loaded>
    </Section>
  );
}

const refreshes = ['getPushBrowsers', 'getNoticeWishes'] as const;

function List({ known: { key, browsers } }: { known: Browsers }) {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => void pushEndpoint().then(setOwn), []);
  const here = browsers.find(({ endpoint }) => endpoint === own);
  const remove = useSubmit('removePushBrowser', {
    refreshes: [...refreshes],
    done: t('notices.push.isOff'),
  });
  return (
    <Stack gap={16}>
      <Stack as="ul" ifAny gap={12}>
        {browsers.map((browser) => (
          <Row as="li" key={browser.id} gap={12} align="center" justify="between">
            <span>
              {deviceName(browser.userAgent) || t('notices.push.unknown')}
              <br />
              <Text tone="muted">
                {browser === here ? t('notices.push.here') : <When iso={browser.createdAt} style="short" />}
              </Text>
            </span>
            <Button
              small
              look="outline"
              busy={remove.busy}
              onClick={() => {
                if (browser === here) void unsubscribeFromPush();
                void remove.submit({ id: browser.id });
              }}
            >
              {t('notices.push.off')}
            </Button>
          </Row>
        ))}
      </Stack>
      {here ? null : <SwitchOn vapidKey={key} onDone={setOwn} />}
    </Stack>
  );
}

function SwitchOn({ vapidKey, onDone }: { vapidKey: string; onDone: (endpoint: string) => void }) {
  const [state, setState] = useState<PushState>(canPush() ? 'off' : 'missing');
  const [busy, setBusy] = useState(false);
  const add = useSubmit('addPushBrowser', {
    refreshes: [...refreshes],
    done: t('notices.push.isOn'),
    onDone: (_answer, { endpoint }) => onDone(endpoint),
  });
  if (state === 'missing')
    return (
      <Text as="p" tone="muted">
        {t('notices.push.missing')}
      </Text>
    );
  const switchOn = async () => {
    setBusy(true);
    const subscription = await subscribeToPush(vapidKey).catch(() => null);
    setBusy(false);
    if (subscription === null) setState('denied');
    else await add.submit(subscription);
  };
  return (
    <>
      {state === 'denied' ? <Banner tone="warning">{t('notices.push.denied')}</Banner> : null}
      <div>
        <Button look="outline" busy={busy || add.busy} onClick={() => void switchOn()}>
          {t('notices.push.on')}
        </Button>
      </div>
    </>
  );
}
