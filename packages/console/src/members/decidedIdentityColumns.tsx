import { Text } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { decisionColumns, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';
import type { AuditedIdentity } from './IdentityAudit.tsx';

/** Identities that were decided: by whom, when, why. */
export function decidedIdentityColumns(): Column<AuditedIdentity>[] {
  return [
    memberColumn(t('identity.member')),
    { key: 'name', title: t('identity.realName'), cell: (row) => row.realName },
    { key: 'kind', title: t('identity.kind'), cell: (row) => t(`identity.kind.${row.idKind}`) },
    { key: 'number', title: t('identity.number'), cell: (row) => <Code>{row.idNumber}</Code> },
    {
      key: 'pictures',
      title: t('identity.picture'),
      cell: (row) => (
        <Text as="a" tone="link" href={row.front.url} target="_blank" rel="noreferrer">
          {t('identity.picture.open')}
        </Text>
      ),
    },
    ...decisionColumns<AuditedIdentity>({ decided: t('identity.decided'), reason: t('identity.reason') }),
  ];
}
