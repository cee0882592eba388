import { Button, IconButton } from '@crossdock/ui/Button.tsx';
import { Box, Grid, Muted, Row, Text } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { IconArrowMoveRight, IconDivide } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import type { PackageDraft, ParcelInPackage } from './packDraft.ts';
import type { Packing } from './usePacking.ts';

/** The contents of a package, and whether scanned parcels go into it. A single package contains the whole order. */
export function PackageContents({ draft, n, packing }: { draft: PackageDraft; n: number; packing: Packing }) {
  const { packages, into, at, put, send } = packing;
  const open = into === draft.key;
  const asks = open && at === 'pieces';
  if (packages.length < 2 && !asks && draft.holds.every((hold) => isWhole(hold, packing))) return null;
  return (
    <Grid gap={8} above={12} below={12}>
      {open ? (
        <Text strong tone="accent">
          {t('orders.desk.contents.open')}
        </Text>
      ) : (
        <Row>
          <Button small look="outline" onClick={() => send({ type: 'into', key: draft.key })}>
            {t('orders.desk.contents.into', { n })}
          </Button>
        </Row>
      )}
      {draft.holds.length === 0 ? <Muted as="p">{t('orders.desk.contents.none')}</Muted> : null}
      <Box as="ul">
        {draft.holds.map((hold) => (
          <Inside key={hold.id} hold={hold} open={open} packing={packing} />
        ))}
      </Box>
      {asks ? <Pieces id={put?.id ?? ''} packing={packing} /> : null}
    </Grid>
  );
}

const parcelOf = (id: string, { order }: Packing) => order.parcels.find((parcel) => parcel.id === id);

const isWhole = ({ id, pieces }: ParcelInPackage, packing: Packing): boolean =>
  pieces === parcelOf(id, packing)?.goodsCount;

/** A parcel in a package: the whole parcel or some of its pieces. */
function Inside({ hold, open, packing }: { hold: ParcelInPackage; open: boolean; packing: Packing }) {
  const parcel = parcelOf(hold.id, packing);
  if (parcel === undefined) return null;
  const number = parcel.courierNumber;
  return (
    <Row as="li" gap={8} align="center" pad={[6, 0]} lineBetween>
      <Grid as="span" grow minWidth={0}>
        <Code>{number}</Code>
        <Muted as="small">{parcel.goodsName}</Muted>
      </Grid>
      <Text figures nowrap strong={!isWhole(hold, packing)}>
        {t('orders.desk.contents.pieces', { pieces: hold.pieces, all: parcel.goodsCount })}
      </Text>
      {open ? null : (
        <IconButton
          icon={IconArrowMoveRight}
          label={t('orders.desk.contents.move', { number })}
          onClick={() => packing.send({ type: 'put', id: hold.id })}
        />
      )}
      {open && parcel.goodsCount > 1 ? (
        <IconButton
          icon={IconDivide}
          label={t('orders.desk.contents.divide', { number })}
          onClick={() => packing.send({ type: 'divide', id: hold.id })}
        />
      ) : null}
    </Row>
  );
}

/** The box for the number of the parcel's pieces that are in the open package. */
function Pieces({ id, packing }: { id: string; packing: Packing }) {
  const parcel = parcelOf(id, packing);
  return (
    <TextBox
      label={t('orders.desk.contents.count', {
        number: parcel?.courierNumber ?? '',
        all: parcel?.goodsCount ?? 0,
      })}
      inputMode="numeric"
      autoComplete="off"
      data-step="pieces"
      data-scans=""
    />
  );
}
