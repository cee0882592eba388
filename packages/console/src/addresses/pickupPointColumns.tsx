import { addressLine } from '@crossdock/domain/addresses/line.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn, tightColumn } from '@crossdock/ui/column.ts';
import { formatSize, formatWeight } from '@crossdock/ui/format.ts';
import { Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import type { Formatting } from '@crossdock/ui/UiProvider.tsx';
import { Code, InlineFacts } from '@crossdock/ui/values.tsx';
import { IconCircleCheck, IconCircleOff, IconPencil } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { isShopPickupPoint, type PickupPoint, type ShopPickupPoint } from './point.ts';

export function pickupPointColumns(
  mayWrite: boolean,
  formatting: Formatting,
  onEdit: (point: ShopPickupPoint) => void,
  onToggle: (point: PickupPoint) => void,
) {
  const all: Column<PickupPoint>[] = [
    tightColumn('code', t('addresses.point.code'), (row) => <Code>{row.code}</Code>),
    tightColumn('name', t('addresses.point.name'), (row) => (
      <>
        {row.name}
        <br />
        <Muted>{t(`addresses.point.kind.${row.kind}`)}</Muted>
      </>
    )),
    column('place', t('addresses.where'), (row) =>
      row.kind === 'convenienceStore'
        ? [row.zip, row.address].filter(Boolean).join(' ')
        : addressLine({ ...row, street: row.address, detail: '' }),
    ),
    column('hours', t('addresses.point.hours'), (row) => (row.hours ? <Text nowrap>{row.hours}</Text> : '–')),
    column('limits', t('addresses.point.limits'), (row) => {
      const limits = limitsOf(row, formatting);
      return limits.length === 0 ? '–' : <InlineFacts>{limits}</InlineFacts>;
    }),
    cornerColumn('state', t('addresses.point.state'), (row) => (
      <StatusBadge
        tone={row.active ? 'success' : 'neutral'}
        icon={row.active ? IconCircleCheck : IconCircleOff}
        label={t(row.active ? 'addresses.point.open' : 'addresses.point.closed')}
      />
    )),
  ];
  if (!mayWrite) return all;
  return [...all, actions(onEdit, onToggle)];
}

function limitsOf(point: PickupPoint, formatting: Formatting): string[] {
  return [
    point.maxSideMm ? `≤ ${formatSize([point.maxSideMm], formatting)}` : null,
    point.maxSideSumMm ? `Σ ≤ ${formatSize([point.maxSideSumMm], formatting)}` : null,
    point.maxPieceG ? `≤ ${formatWeight(point.maxPieceG, formatting)}` : null,
  ].filter((limit) => limit !== null);
}

function actions(
  onEdit: (point: ShopPickupPoint) => void,
  onToggle: (point: PickupPoint) => void,
): Column<PickupPoint> {
  return tightColumn('act', '', (row) => (
    <Row as="span" gap={4}>
      {isShopPickupPoint(row) ? (
        <Button small look="plain" icon={IconPencil} onClick={() => onEdit(row)}>
          {t('shell.edit')}
        </Button>
      ) : null}
      <Button small look="plain" onClick={() => onToggle(row)}>
        {t(row.active ? 'addresses.point.close' : 'addresses.point.reopen')}
      </Button>
    </Row>
  ));
}
