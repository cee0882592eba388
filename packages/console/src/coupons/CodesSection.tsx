import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import type { Output } from '@crossdock/contract/table.ts';
import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, figureColumn, tightColumn } from '@crossdock/ui/column.ts';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, Count, When } from '@crossdock/ui/values.tsx';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { client, useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { saveSheet } from '../shell/saveSheet.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { lastInstantBefore } from './couponForm.ts';

type Batch = Output<'listCouponCodes'>['list'][number];

/** Codes that members exchange for the coupon, made and downloaded batch by batch. */
export function CodesSection({ coupon, mayWrite }: { coupon: StaffCoupon; mayWrite: boolean }) {
  const query = useCall('listCouponCodes', { id: coupon.id }, { topics: ['coupons'] });
  const [making, setMaking] = useState(false);
  const make =
    mayWrite && coupon.state !== 'stopped' ? (
      <Button small look="outline" icon={IconPlus} onClick={() => setMaking(true)}>
        {t('coupons.codes.make')}
      </Button>
    ) : null;
  return (
    <Section title={t('coupons.codes')} aside={make}>
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <Muted as="p">{t('coupons.codes.none')}</Muted>
          ) : (
            <ResponsiveTable
              label={t('coupons.codes')}
              rows={list}
              rowKey={(row) => row.batchId}
              columns={columns(coupon.id, mayWrite)}
            />
          )
        }
      </Loaded>
      {making ? <CodesDialog coupon={coupon} onClose={() => setMaking(false)} /> : null}
    </Section>
  );
}

function columns(couponId: string, mayWrite: boolean): Column<Batch>[] {
  return [
    tightColumn('at', t('coupons.codes.at'), (row) => <When iso={row.createdAt} style="short" />),
    column('example', t('coupons.codes.example'), (row) => <Code>{row.example}</Code>),
    figureColumn('count', t('coupons.codes.count'), (row) => <Count n={row.count} />),
    figureColumn('used', t('coupons.codes.used'), (row) => (
      <>
        <Count n={row.usedCount} /> / <Count n={row.count * row.maxUses} />
      </>
    )),
    column('until', t('coupons.until'), (row) =>
      row.expiresAt ? <When iso={lastInstantBefore(row.expiresAt)} style="date" /> : '–',
    ),
    figureColumn('file', t('coupons.codes.file'), (row) =>
      mayWrite ? <Download couponId={couponId} batchId={row.batchId} /> : null,
    ),
  ];
}

const formats = ['csv', 'xlsx'] as const satisfies readonly SheetFormat[];

function Download({ couponId, batchId }: { couponId: string; batchId: string }) {
  const [busy, setBusy] = useState<SheetFormat>();
  const save = async (format: SheetFormat) => {
    setBusy(format);
    const attempt = await client.attempt('exportCouponCodes', { id: couponId, batchId, format });
    setBusy(undefined);
    if (attempt.ok) saveSheet(attempt.data);
    else showMessage('danger', attempt.failure.message);
  };
  return (
    <Row as="span" justify="end">
      {formats.map((format) => (
        <Button
          key={format}
          small
          look="plain"
          icon={IconDownload}
          busy={busy === format}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Row>
  );
}
