import type { Output } from '@crossdock/contract/table.ts';
import { Muted, Text } from '@crossdock/ui/Layout.tsx';
import type { Tone } from '@crossdock/ui/message.ts';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { deviceName } from '@crossdock/web/deviceName.ts';
import {
  type Icon,
  IconId,
  IconLock,
  IconLogin2,
  IconTableExport,
  IconUserShare,
  IconX,
} from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { MemberLink, StaffLink } from '../shell/links.tsx';
import { listNames } from '../shell/listNames.gen.ts';
import classes from './Staff.module.css';

type SecurityRow = Output<'listSecurityEvents'>['list'][number];

const statusStyles: Readonly<Record<SecurityRow['kind'], readonly [Tone, Icon]>> = {
  login: ['neutral', IconLogin2],
  acting: ['info', IconUserShare],
  refused: ['warning', IconX],
  lockout: ['danger', IconLock],
  export: ['info', IconTableExport],
  papers: ['info', IconId],
};

/** One event as a sentence: its kind, who, whose data, why it was refused, network address and device. */
export function SecuritySentence({ row }: { row: SecurityRow }) {
  const [tone, icon] = statusStyles[row.kind];
  const browser = deviceName(row.userAgent);
  return (
    <li className={classes.act} data-refused={row.kind === 'lockout' || undefined}>
      <Text tone="muted">
        <When iso={row.at} />
      </Text>
      <div>
        <p className={classes.sentence}>
          <StatusBadge tone={tone} icon={icon} label={t(`staff.security.kind.${row.kind}`)} />
          <Sentence row={row} />
        </p>
        {row.why === '' ? null : (
          <Text as="p" tone="danger">
            {row.why}
          </Text>
        )}
        <details>
          <Text as="summary" minHeight={24} wide="fit-content" clickable tone="muted">
            {[row.ip, browser].filter(Boolean).join(' · ') || t('staff.details')}
          </Text>
          <Muted block>{row.userAgent}</Muted>
          <Muted block>
            {row.call} · {row.requestId}
          </Muted>
        </details>
      </div>
    </li>
  );
}

function Sentence({ row }: { row: SecurityRow }) {
  const member = row.memberId ? <MemberLink id={row.memberId} name={row.memberName ?? row.name} /> : null;
  if (row.kind === 'acting' || row.kind === 'papers')
    return (
      <>
        <Clerk row={row} />
        <span>{t(`staff.security.did.${row.kind}`)}</span>
        {member}
        {row.otherMembers.length === 0 ? null : (
          <details>
            <Text as="summary" minHeight={24} wide="fit-content" clickable tone="muted">
              {t('staff.security.others', { n: row.otherMembers.length })}
            </Text>
            {row.otherMembers.map(({ id, name }) => (
              <MemberLink key={id} id={id} name={name} />
            ))}
          </details>
        )}
      </>
    );
  if (row.kind === 'export')
    return (
      <>
        {member ?? <Clerk row={row} />}
        <span>{t('staff.security.did.export', { what: exported(row.call) })}</span>
      </>
    );
  return (
    <>
      {member ?? (row.staffId ? <Clerk row={row} /> : <strong>{row.name || '–'}</strong>)}
      <span>{t(`staff.security.did.${row.kind}`, { where: t(doorOf(row)) })}</span>
    </>
  );
}

function Clerk({ row }: { row: SecurityRow }) {
  return (
    <strong>
      <StaffLink name={row.staffName ?? row.name} />
    </strong>
  );
}

/**
 * The app that the event happened in: the console if the event names a staff member, or nobody and the call is for
 * staff; otherwise the portal.
 */
function doorOf({ staffId, memberId, call }: SecurityRow) {
  const desk = staffId !== null || (memberId === null && call.includes('Staff'));
  return desk ? 'staff.security.door.console' : 'staff.security.door.portal';
}

const tables: Readonly<Record<string, Parameters<typeof t>[0]>> = {
  exportLedger: 'staff.security.table.ledger',
  exportDays: 'staff.security.table.days',
  exportCouponCodes: 'staff.security.table.coupons',
  exportToShip: 'staff.security.table.toShip',
  exportConsumption: 'staff.security.table.records',
  exportProducts: 'staff.security.table.products',
  exportStockMovements: 'staff.security.table.stock',
  exportParcels: 'staff.security.table.listParcels',
  exportOrders: 'staff.security.table.listOrders',
  exportMembers: 'staff.security.table.listMembers',
  exportPayments: 'staff.security.table.listPayments',
  exportPurchases: 'staff.security.table.purchases',
};

function exported(call: string): string {
  const names: Readonly<Record<string, Parameters<typeof t>[0]>> = listNames;
  const key = tables[call] ?? names[call];
  return key === undefined ? call : t(key);
}
