import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted, Text } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconBan, IconCircleCheck, IconCircleOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { usePage } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { confirmTexts } from '../shell/confirmTexts.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { CreateApiKeyDialog } from './CreateApiKeyDialog.tsx';

type Key = Output<'listKeys'>['list'][number];

/** The shop's API keys: permissions, expiry, and last use. */
export function ApiKeysSection() {
  const page = usePage('listKeys', {});
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<Key>();
  return (
    <>
      <div>
        <Button icon={IconPlus} onClick={() => setMaking(true)}>
          {t('programs.key.make')}
        </Button>
      </div>
      <PagedTable
        page={page}
        empty={<EmptyState {...titleAndText('programs.key.none')} />}
        label={t('programs.tab.keys')}
        rowKey={(row) => row.id}
        columns={columns(setRevoking)}
      />
      {making ? <CreateApiKeyDialog onClose={() => setMaking(false)} /> : null}
      {revoking ? <RevokeDialog keyRow={revoking} onClose={() => setRevoking(undefined)} /> : null}
    </>
  );
}

function columns(onRevoke: (key: Key) => void): Column<Key>[] {
  return [
    column('name', t('programs.key.name'), (row) => (
      <>
        {row.name}
        <Muted as="code" block regular>
          {row.prefix}…
        </Muted>
      </>
    )),
    column('may', t('programs.key.may'), (row) => (
      <details>
        <Text as="summary" nowrap>
          {t('programs.key.may.count', { n: row.permissions.length })}
        </Text>
        {row.permissions.map((permission) => t(`programs.may.${permission}`)).join(' · ')}
        {row.networks.length > 0 ? <Muted as="p">{row.networks.join(', ')}</Muted> : null}
      </details>
    )),
    column('used', t('programs.key.used'), (row) =>
      row.lastUsedAt ? (
        <>
          <When iso={row.lastUsedAt} /> <Muted>{row.lastUsedIp}</Muted>
        </>
      ) : (
        t('programs.key.unused')
      ),
    ),
    column('expires', t('programs.key.expires'), (row) => <Expiry row={row} />),
    column('maker', t('programs.key.madeBy'), (row) => row.madeBy),
    cornerColumn('state', t('programs.key.state'), (row) => (
      <StatusBadge
        tone={row.state === 'live' ? 'success' : 'neutral'}
        icon={row.state === 'live' ? IconCircleCheck : IconCircleOff}
        label={t(`programs.key.state.${row.state}`)}
      />
    )),
    tightColumn('act', '', (row) =>
      row.state === 'live' || row.state === 'idle' ? (
        <Button small look="plain" icon={IconBan} onClick={() => onRevoke(row)}>
          {t('programs.key.revoke')}
        </Button>
      ) : null,
    ),
  ];
}

/** A program stops silently when its key expires, so we warn two weeks before. */
const soonDays = 14;

function Expiry({ row }: { row: Key }) {
  const days = Math.ceil((Date.parse(row.expiresAt) - Date.now()) / 86_400_000);
  return (
    <>
      <When iso={row.expiresAt} />
      {row.state === 'live' && days <= soonDays ? (
        <Text block tone="danger" size={14} regular>
          {t('programs.key.soon', { n: days })}
        </Text>
      ) : null}
    </>
  );
}

function RevokeDialog({ keyRow, onClose }: { keyRow: Key; onClose: () => void }) {
  return (
    <ConfirmCall
      call="revokeKey"
      input={{ id: keyRow.id }}
      refreshes={['listKeys']}
      done={t('programs.key.revoked')}
      danger
      {...confirmTexts('programs.key.revoke', { name: keyRow.name })}
      onClose={onClose}
    />
  );
}
