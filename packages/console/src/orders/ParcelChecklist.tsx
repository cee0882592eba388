import type { DeskParcel } from '@crossdock/contract/parcels/deskParcel.ts';
import { Box, Grid, Photo, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { Code, InlineFacts, Weight } from '@crossdock/ui/values.tsx';
import { labelAndHint, t } from '../shell/i18n.ts';
import { ScanBox } from '../shell/ScanBox.tsx';
import { ScannedItemActions } from '../shell/ScannedItemActions.tsx';
import classes from './PackDesk.module.css';
import { piecesIn, unpackedPieces } from './packingBoxes.ts';
import type { Packing } from './usePacking.ts';

/** The order's parcels, ticked off by scans. */
export function ParcelChecklist({ packing }: { packing: Packing }) {
  const { order, here, allHere, problem, send, current, drawNow } = packing;
  return (
    <Section
      title={t('orders.parcels')}
      aside={
        <Text tone={packing.complete ? 'success' : 'muted'} figures strong={packing.complete} role="status">
          {t('orders.desk.here', {
            here: allHere ? order.parcels.length : here.size,
            all: order.parcels.length,
          })}
        </Text>
      }
    >
      <div className={classes.scan}>
        <ScanBox
          {...labelAndHint('orders.desk.scan')}
          onHeard={(heard) => send({ type: 'line', heard })}
          onCommand={(key) => key === 'Ctrl+Enter' && packing.confirm()}
          turn={() => current().bench.turn}
          draw={drawNow}
          problem={
            problem && ofScan.has(problem.key)
              ? t(`orders.desk.wrong.${problem.key}`, { number: problem.code })
              : undefined
          }
        />
      </div>
      <ScannedItemActions code={problem?.key === 'foreign' ? problem.code : ''} desk="packing" />
      <ul className={classes.parcels}>
        {order.parcels.map((parcel) => (
          <ParcelLine key={parcel.id} parcel={parcel} packing={packing} />
        ))}
      </ul>
      <label className={classes.all}>
        <input
          type="checkbox"
          checked={allHere}
          onChange={() => send({ type: 'allHere', allHere: !allHere })}
        />
        {t('orders.desk.allHere')}
      </label>
    </Section>
  );
}

/** The problems that are shown beside the scan box. */
const ofScan: ReadonlySet<string> = new Set(['foreign', 'again', 'full', 'notNext', 'onePiece', 'badPieces']);

function ParcelLine({ parcel, packing }: { parcel: DeskParcel; packing: Packing }) {
  const { here, allHere, send } = packing;
  const ticked = allHere || here.has(parcel.id);
  return (
    <Box as="li" lineBetween data-here={ticked || undefined}>
      <label className={classes.parcel}>
        <input
          type="checkbox"
          checked={ticked}
          disabled={allHere}
          onChange={() => send({ type: 'tick', id: parcel.id, here: !ticked })}
        />
        {parcel.pictures[0] ? (
          <Photo
            square={44}
            fit="cover"
            round="control"
            src={parcel.pictures[0].thumb}
            alt=""
            loading="lazy"
          />
        ) : null}
        <Grid as="span" grow minWidth={0}>
          <Code>{parcel.courierNumber}</Code>
          <Text as="small" tone="muted">
            <InlineFacts>
              {`${parcel.goodsName} × ${parcel.goodsCount}`}
              {parcel.weightG === null ? null : <Weight grams={parcel.weightG} />}
            </InlineFacts>
          </Text>
          <InPackages parcel={parcel} packing={packing} />
        </Grid>
        <Text strong figures nowrap>
          {parcel.shelfCode || t('orders.pick.noShelf')}
        </Text>
      </label>
    </Box>
  );
}

/**
 * The packages that hold the parcel, and how many of its pieces are not packed yet. Renders nothing while
 * there is one package.
 */
function InPackages({ parcel, packing }: { parcel: DeskParcel; packing: Packing }) {
  const { packages } = packing;
  const rest = unpackedPieces(packages, parcel.id, packing.order);
  const holding = packages.flatMap((one, at) => {
    const pieces = piecesIn(one, parcel.id);
    return pieces > 0 ? [{ key: one.key, n: at + 1, pieces }] : [];
  });
  if (holding.length === 0 || (packages.length === 1 && rest === 0)) return null;
  const whole = holding.length === 1 && rest === 0;
  return (
    <Text as="small" strong tone={rest > 0 ? 'danger' : 'success'}>
      <InlineFacts>
        {holding.map(({ key, n, pieces }) => (
          <span key={key}>
            {whole
              ? t('orders.desk.package', { n })
              : t('orders.desk.contents.part', { n, pieces, all: parcel.goodsCount })}
          </span>
        ))}
        {rest > 0 ? t('orders.desk.contents.rest', { pieces: rest }) : null}
      </InlineFacts>
    </Text>
  );
}
