import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';
import type { AuditedIdentity } from './IdentityAudit.tsx';
import classes from './Members.module.css';

/** Identities that were decided: by whom, when, why. */
export function IdentityTable({ rows, stale }: { rows: readonly AuditedIdentity[]; stale: boolean }) {
  return (
    <ResponsiveTable
      label={t('shell.nav.identities')}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns()}
      stale={stale}
    />
  );
}

function columns(): Column<AuditedIdentity>[] {
  return [
    {
      key: 'member',
      title: t('identity.member'),
      cell: (row) => <MemberLink id={row.memberId} name={row.memberName} />,
    },
    { key: 'name', title: t('identity.realName'), cell: (row) => row.realName },
    { key: 'kind', title: t('identity.kind'), cell: (row) => t(`identity.kind.${row.idKind}`) },
    { key: 'number', title: t('identity.number'), cell: (row) => <Code>{row.idNumber}</Code> },
    {
      key: 'pictures',
      title: t('identity.picture'),
      cell: (row) => (
        <a className={classes.link} href={row.front.url} target="_blank" rel="noreferrer">
          {t('identity.picture.open')}
        </a>
      ),
    },
    {
      key: 'decided',
      title: t('identity.decided'),
      cell: (row) => (
        <>
          {row.auditedBy ?? '–'}
          <br />
          {row.auditedAt ? <When iso={row.auditedAt} /> : null}
        </>
      ),
    },
    { key: 'reason', title: t('identity.reason'), cell: (row) => row.rejectReason || '–' },
  ];
}
