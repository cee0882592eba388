import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import {
  type Icon,
  IconAlertTriangle,
  IconArrowLeft,
  IconCircleCheck,
  IconCircleOff,
  IconKey,
  IconList,
  IconPencil,
  IconPlayerPlay,
  IconPlus,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { DeliveriesSection } from './DeliveriesSection.tsx';
import { nounsOfEvents } from './eventNames.ts';
import { RemoveWebhook } from './RemoveWebhook.tsx';
import { RenewWebhookSecret } from './RenewWebhookSecret.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import type { WebhookRow } from './webhookRow.ts';

type Open = { what: 'edit'; row: WebhookRow | null } | { what: 'remove' | 'renew'; row: WebhookRow };

interface Props {
  /** If set, shows only this webhook, with its deliveries. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** The shop's webhooks. */
export function WebhooksSection({ chosen: wanted, onChoose }: Props) {
  const query = useCall('listWebhooks', {}, { topics: ['webhooks', 'deliveries'] });
  // If the chosen one no longer exists, all are shown.
  const chosen = query.data?.list.every(({ id }) => id !== wanted) ? undefined : wanted;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const acts = useActs({ chosen, onChoose, onOpen: setOpen });
  return (
    <>
      <div>
        {chosen === undefined ? (
          <Button icon={IconPlus} onClick={() => setOpen({ what: 'edit', row: null })}>
            {t('programs.hook.add')}
          </Button>
        ) : (
          <Button look="plain" icon={IconArrowLeft} onClick={() => onChoose(undefined)}>
            {t('programs.hook.all')}
          </Button>
        )}
      </div>
      <Loaded query={query} skeleton={{ rows: 2, heightPx: 120 }}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState {...titleAndText('programs.hook.none')} />
          ) : (
            list
              .filter(({ id }) => chosen === undefined || chosen === id)
              .map((row) => (
                <Fragment key={row.id}>
                  <Card>
                    <Facts row={row} />
                    <Acts acts={acts(row)} />
                  </Card>
                  {chosen === row.id ? <DeliveriesSection webhook={row} /> : null}
                </Fragment>
              ))
          )
        }
      </Loaded>
      {open?.what === 'edit' ? <WebhookDialog webhook={open.row} onClose={close} /> : null}
      {open?.what === 'remove' ? <RemoveWebhook id={open.row.id} onClose={close} /> : null}
      {open?.what === 'renew' ? <RenewWebhookSecret id={open.row.id} onClose={close} /> : null}
    </>
  );
}

type Act = readonly ['resume' | 'log' | 'try' | 'edit' | 'renew' | 'remove', Icon, () => void];

/** The actions on a webhook, as buttons. */
function useActs({ chosen, onChoose, onOpen }: Props & { readonly onOpen: (open: Open) => void }) {
  const tryOut = useSubmit('tryWebhook', {
    refreshes: ['listDeliveries', 'listWebhooks'],
    done: t('programs.hook.tried'),
  });
  const resume = useSubmit('editWebhook', {
    refreshes: ['listWebhooks'],
    done: t('programs.hook.resumed'),
  });
  return (row: WebhookRow): Act[] => {
    const { id, address, events } = row;
    const on: Act = [
      'resume',
      IconPlayerPlay,
      () => void resume.submit({ id, address, events, state: 'on' }),
    ];
    return [
      ...(row.state === 'on' ? [] : [on]),
      ...(chosen === id ? [] : [['log', IconList, () => onChoose(id)] as const]),
      ['try', IconSend, () => void tryOut.submit({ id }).then(() => onChoose(id))],
      ['edit', IconPencil, () => onOpen({ what: 'edit', row })],
      ['renew', IconKey, () => onOpen({ what: 'renew', row })],
      ['remove', IconTrash, () => onOpen({ what: 'remove', row })],
    ];
  };
}

function Acts({ acts }: { acts: readonly Act[] }) {
  return (
    <Row gap={8} wrap>
      {acts.map(([name, icon, onClick]) => (
        <Button key={name} small look="plain" icon={icon} onClick={onClick}>
          {t(name === 'edit' ? 'shell.edit' : `programs.hook.${name}`)}
        </Button>
      ))}
    </Row>
  );
}

const WebhookBadge = createWordedBadge<WebhookRow['state']>((state) => t(`programs.hook.state.${state}`), {
  on: ['success', IconCircleCheck],
  off: ['neutral', IconCircleOff],
  failing: ['danger', IconAlertTriangle],
});

function Facts({ row }: { row: WebhookRow }) {
  return (
    <Row gap={[4, 16]} wrap align="center" below={8}>
      <WebhookBadge state={row.state} />
      <Text as="code" strong>
        {row.address}
      </Text>
      <Muted as="p" full>
        {nounsOfEvents(row.events)
          .map((noun) => t(`programs.event.${noun}`))
          .join(' · ')}
      </Muted>
      {row.waiting > 0 ? (
        <Muted as="p" full>
          {t('programs.hook.waiting')}: {row.waiting}
        </Muted>
      ) : null}
      {row.failingSince ? (
        <Text as="p" full tone="danger" size={14}>
          {t('programs.hook.failingSince')} <When iso={row.failingSince} />
        </Text>
      ) : null}
      {row.state === 'failing' ? (
        <Text as="p" full>
          {t('programs.hook.failing.next')}
        </Text>
      ) : null}
    </Row>
  );
}
