import type { ParcelRow } from '@crossdock/contract/parcels/shapes.ts';
import type { MergeObstacle } from '@crossdock/domain/parcels/merge.ts';
import { Size, Weight, When } from '@crossdock/ui/values.tsx';
import { IconPhotoOff } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { mergeObstacleText } from '../shell/merging.ts';
import { PlainLink } from '../shell/PlainLink.tsx';
import { courierName } from './courierName.ts';
import classes from './ParcelCard.module.css';
import { StateBadge } from './StateBadge.tsx';
import { StorageRing } from './StorageRing.tsx';

/** One parcel in the list: picture, contents, state, storage cost. */
export function ParcelCard(props: {
  row: ParcelRow;
  /** The goods type in the reader's language. */
  goodsName: string;
  /** Whether to load the picture. Pictures are requested after the first rows are shown. */
  pictured: boolean;
  chosen: boolean;
  reason: MergeObstacle | undefined;
  /** Only set for parcels that can be chosen. */
  onChoose?: () => void;
}) {
  const { row, chosen, reason } = props;
  return (
    <article className={classes.card} data-chosen={chosen || undefined}>
      {props.onChoose ? (
        <label className={classes.choose}>
          <input
            type="checkbox"
            checked={chosen}
            disabled={!chosen && reason !== undefined}
            onChange={props.onChoose}
            aria-label={t('parcels.list.choose', { number: row.courierNumber })}
          />
        </label>
      ) : null}
      <PlainLink to={{ to: '/myBag/$id', params: { id: row.id } }} className={classes.open}>
        <Thumb row={row} pictured={props.pictured} />
        <div className={classes.body}>
          <div className={classes.head}>
            <StateBadge state={row.state} />
            <span className={classes.courier}>{courierName(row.courier)}</span>
          </div>
          <p className={classes.code}>{row.courierNumber}</p>
          <p className={classes.goods}>
            {row.goodsName || t('parcels.list.undeclared')}
            {row.goodsType ? (
              <span>
                {props.goodsName ? ` · ${props.goodsName}` : null}
                {` · ${t('parcels.pieces', { n: row.goodsCount })}`}
              </span>
            ) : null}
          </p>
          <p className={classes.measures}>
            <Measures row={row} />
          </p>
        </div>
        {row.storage ? <StorageRing storage={row.storage} /> : null}
      </PlainLink>
      {reason ? <p className={classes.reason}>{mergeObstacleText(reason)}</p> : null}
    </article>
  );
}

/** Rows stored for a second visit do not contain the URL of their picture. */
function Thumb({ row, pictured }: { row: ParcelRow; pictured: boolean }) {
  if (row.thumb === '' || (row.thumb && !pictured)) return <span className={classes.thumb} />;
  if (row.thumb) {
    return (
      <img
        className={classes.thumb}
        src={row.thumb}
        width={64}
        height={64}
        loading="lazy"
        alt={t('parcels.picture', { number: row.courierNumber })}
      />
    );
  }
  return (
    <span className={classes.thumb} role="img" aria-label={t('parcels.photo.none')}>
      <IconPhotoOff size={24} stroke={1.5} aria-hidden />
    </span>
  );
}

function Measures({ row }: { row: ParcelRow }) {
  const { weightG, lengthMm, widthMm, heightMm } = row;
  if (weightG === null) return <When iso={row.createdAt} style="date" />;
  return (
    <>
      <Weight grams={weightG} />
      {lengthMm !== null && widthMm !== null && heightMm !== null ? (
        <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
      ) : null}
      <span>{row.warehouseName}</span>
    </>
  );
}
