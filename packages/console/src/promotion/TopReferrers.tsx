import type { Output } from '@crossdock/contract/table.ts';
import { column, figureColumn } from '@crossdock/ui/column.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, Money } from '@crossdock/ui/values.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink } from '../shell/links.tsx';

type Referrer = Output<'getPromotion'>['top'][number];

/** The referrers whose friends pay most. */
export function TopReferrers({ rows }: { rows: readonly Referrer[] }) {
  return (
    <Section title={t('promotion.top')}>
      {rows.length === 0 ? (
        <EmptyState
          picture="wallet"
          title={t('promotion.top.none')}
          text={t('promotion.earnings.none.text')}
        />
      ) : (
        <ResponsiveTable
          label={t('promotion.top')}
          rows={rows}
          rowKey={(row) => row.id}
          columns={columns()}
        />
      )}
    </Section>
  );
}

const columns = (): Column<Referrer>[] => [
  column('member', t('promotion.member'), (row) => (
    <MemberLink id={row.id} name={row.name} note={row.account} />
  )),
  figureColumn('friends', t('promotion.friends'), (row) => (
    <>
      <Count n={row.referred} /> / <Count n={row.paying} />
    </>
  )),
  figureColumn('earned', t('promotion.earned'), (row) => <Money minor={row.earnedMinor} />),
];
