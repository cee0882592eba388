import { column } from '@crossdock/ui/column.ts';
import { Text } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { decisionColumns, memberColumn } from '../shell/auditColumns.tsx';
import { t } from '../shell/i18n.ts';
import type { AuditedIdentity } from './IdentityAudit.tsx';

/** The columns of decided identities: who decided, when, and why. */
export function decidedIdentityColumns(): Column<AuditedIdentity>[] {
  return [
    memberColumn(t('identity.member')),
    column('name', t('identity.realName'), (row) => row.realName),
    column('kind', t('identity.kind'), (row) => t(`identity.kind.${row.idKind}`)),
    column('number', t('identity.number'), (row) => <Code>{row.idNumber}</Code>),
    column('pictures', t('identity.picture'), (row) => (
      <Text as="a" tone="link" href={row.front.url} target="_blank" rel="noreferrer">
        {t('identity.picture.open')}
      </Text>
    )),
    ...decisionColumns<AuditedIdentity>({ decided: t('identity.decided'), reason: t('identity.reason') }),
  ];
}
