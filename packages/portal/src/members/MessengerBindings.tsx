import type { Messenger } from '@crossdock/contract/messengers/calls.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { Box, Muted, Stack, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { useCall } from '../shell/api.ts';
import { ConfirmButton } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { BindButton } from './BindButton.tsx';
import classes from './Member.module.css';
import { messengersOfShop } from './messengersOfShop.ts';

type Binding = Output<'getBindings'>['list'][number];

/** The member's messenger accounts. Renders nothing if the shop has no channel and nothing is bound. */
export function MessengerBindings({ acting }: { acting: boolean }) {
  const query = useCall('getBindings', {}, { topics: ['members'] });
  const offered = messengersOfShop();
  const bound = query.data?.list ?? [];
  const shown = (['line', 'wechat'] as const).filter(
    (provider) => offered.includes(provider) || bound.some((one) => one.provider === provider),
  );
  if (shown.length === 0) return null;
  return (
    <Section title={t('messengers.title')}>
      <Loaded query={query}>
        {({ list, addFriendUrl }) => (
          <Stack as="ul">
            {shown.map((provider) => (
              <BindingRow
                key={provider}
                provider={provider}
                binding={list.find((one) => one.provider === provider)}
                addFriendUrl={addFriendUrl}
                acting={acting}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

/** LINE delivers messages only to people who have added the official account as a friend. */
function NotFriend({ url }: { url: string | null }) {
  return (
    <Box ownLine>
      <Banner
        tone="warning"
        action={
          url ? (
            <a
              className={buttonClass({ look: 'outline', small: true })}
              href={url}
              target="_blank"
              rel="noreferrer"
            >
              {t('messengers.line.addFriend')}
            </a>
          ) : null
        }
      >
        {t('messengers.line.notFriend')}
      </Banner>
    </Box>
  );
}

interface Row {
  readonly provider: Messenger;
  readonly binding: Binding | undefined;
  readonly addFriendUrl: string | null;
  readonly acting: boolean;
}

function BindingRow({ provider, binding, addFriendUrl, acting }: Row) {
  return (
    <li className={classes.row}>
      <Text grow minWidth="10rem">
        {t(`messengers.${provider}`)}
        <br />
        <Muted>
          {binding ? (
            <>
              {binding.name ? t('messengers.boundAs', { name: binding.name }) : t('messengers.isBound')}
              {' · '}
              <When iso={binding.boundAt} style="date" />
            </>
          ) : (
            t(`messengers.${provider}.hint`)
          )}
        </Muted>
      </Text>
      {acting ? null : binding ? (
        <UnbindButton provider={provider} />
      ) : (
        <BindButton provider={provider} small />
      )}
      {binding?.friend === false ? <NotFriend url={addFriendUrl} /> : null}
    </li>
  );
}

const unbindCalls = { line: 'clearLineId', wechat: 'clearOpenId' } as const;

function UnbindButton({ provider }: { provider: Messenger }) {
  return (
    <ConfirmButton
      small
      look="outline"
      confirmLabel={t('messengers.unbind')}
      call={unbindCalls[provider]}
      input={{}}
      refreshes={['getBindings', 'getMemberInfo']}
      done={t('messengers.unbound')}
      danger
      title={t(`messengers.unbind.title.${provider}`)}
      text={t(`messengers.unbind.${provider}`)}
    />
  );
}
