import { Button } from '@crossdock/ui/Button.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Card } from '@crossdock/ui/Page.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState, SkeletonRows } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleOff,
  IconKey,
  IconList,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts } from '../shell/lists.ts';
import { nounsOf } from './eventNames.ts';
import classes from './programs.module.css';
import { RemoveWebhook } from './RemoveWebhook.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import type { WebhookRow } from './webhookRow.ts';

type Open = { what: 'edit'; row: WebhookRow | null } | { what: 'remove'; row: WebhookRow };

/** The addresses that are told of changes. */
export function WebhooksSection({ onLog }: { onLog: (id: string) => void }) {
  const query = useCall('listWebhooks', {}, { topics: ['webhooks', 'deliveries'] });
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const close = () => setOpen(undefined);
  const renew = useSubmit('renewWebhookSecret', { onDone: (answer) => setSecret(answer.secret) });
  const tryOut = useSubmit('tryWebhook', {
    refreshes: ['listDeliveries', 'listWebhooks'],
    onDone: () => showMessage('success', t('programs.hook.tried')),
  });
  return (
    <>
      <div>
        <Button icon={IconPlus} onClick={() => setOpen({ what: 'edit', row: null })}>
          {t('programs.hook.add')}
        </Button>
      </div>
      <Loaded
        query={query}
        texts={loadedTexts()}
        skeleton={<SkeletonRows rows={2} heightPx={120} label={t('shell.loading')} />}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('programs.hook.none')} text={t('programs.hook.none.text')} />
          ) : (
            list.map((row) => (
              <Card key={row.id}>
                <Facts row={row} />
                <Acts
                  acts={[
                    ['log', IconList, () => onLog(row.id)],
                    ['try', IconSend, () => void tryOut.submit({ id: row.id }).then(() => onLog(row.id))],
                    ['edit', IconPencil, () => setOpen({ what: 'edit', row })],
                    ['renew', IconKey, () => void renew.submit({ id: row.id })],
                    ['remove', IconTrash, () => setOpen({ what: 'remove', row })],
                  ]}
                />
              </Card>
            ))
          )
        }
      </Loaded>
      {open?.what === 'edit' ? <WebhookDialog webhook={open.row} onClose={close} /> : null}
      {open?.what === 'remove' ? <RemoveWebhook id={open.row.id} onClose={close} /> : null}
      {secret === undefined ? null : (
        <ShownOnce
          title={t('programs.hook.secret')}
          text={t('programs.hook.renewed')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}

type Act = readonly ['log' | 'try' | 'edit' | 'renew' | 'remove', Icon, () => void];

function Acts({ acts }: { acts: readonly Act[] }) {
  return (
    <div className={classes.buttons}>
      {acts.map(([name, icon, onClick]) => (
        <Button key={name} small look="plain" icon={icon} onClick={onClick}>
          {t(name === 'edit' ? 'shell.edit' : `programs.hook.${name}`)}
        </Button>
      ))}
    </div>
  );
}

const looks = {
  on: { tone: 'success', icon: IconCircleCheck },
  off: { tone: 'neutral', icon: IconCircleOff },
  failing: { tone: 'danger', icon: IconAlertTriangle },
} as const;

function Facts({ row }: { row: WebhookRow }) {
  return (
    <div className={classes.facts}>
      <StatusBadge {...looks[row.state]} label={t(`programs.hook.state.${row.state}`)} />
      <code className={classes.address}>{row.address}</code>
      <p className={classes.muted}>
        {nounsOf(row.events)
          .map((noun) => t(`programs.event.${noun}`))
          .join(' · ')}
      </p>
      {row.waiting > 0 ? (
        <p className={classes.muted}>
          {t('programs.hook.waiting')}: {row.waiting}
        </p>
      ) : null}
      {row.failingSince ? (
        <p className={classes.fault}>
          {t('programs.hook.failingSince')} <When iso={row.failingSince} />
        </p>
      ) : null}
    </div>
  );
}
