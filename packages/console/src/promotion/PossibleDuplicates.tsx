import type { Output } from '@crossdock/contract/table.ts';
import type { DuplicateSign } from '@crossdock/domain/promotion/rules.ts';
import { column } from '@crossdock/ui/column.ts';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';

type Pair = Output<'getPromotion'>['alike'][number];

/** Referrers and friends who may be one person with two accounts: a hint to check, not a verdict. */
export function PossibleDuplicates({ rows }: { rows: readonly Pair[] }) {
  return (
    <Section title={t('promotion.alike')}>
      {rows.length === 0 ? (
        <EmptyState picture="done" title={t('promotion.alike.none')} />
      ) : (
        <>
          <Muted as="p" below={12}>
            {t('promotion.alike.text')}
          </Muted>
          <ResponsiveTable
            label={t('promotion.alike')}
            rows={rows}
            rowKey={(row) => row.friend.id}
            columns={columns()}
          />
        </>
      )}
    </Section>
  );
}

const columns = (): Column<Pair>[] => [
  column('member', t('promotion.member'), (row) => (
    <MemberLink id={row.member.id} name={row.member.name} note={row.member.account} />
  )),
  column('friend', t('promotion.friend'), (row) => (
    <MemberLink id={row.friend.id} name={row.friend.name} note={row.friend.account} />
  )),
  column('alike', t('promotion.alike.what'), (row) => <DuplicateSigns alike={row.alike} />),
  column('joined', t('promotion.joined'), (row) => <When iso={row.joinedAt} style="date" />),
];

export function DuplicateSigns({ alike }: { alike: readonly DuplicateSign[] }) {
  return (
    <Row as="span" gap={4} wrap>
      {alike.map((one) => (
        <StatusBadge key={one} tone="warning" icon={IconAlertTriangle} label={t(`promotion.alike.${one}`)} />
      ))}
    </Row>
  );
}
