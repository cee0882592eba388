import type { PickupPointView } from '@crossdock/contract/addresses/shapes.ts';
import { Box, Muted } from '@crossdock/ui/Layout.tsx';
import { t } from '../shell/i18n.ts';
import classes from './PointsPicture.module.css';
import { placePointMarks } from './placePointMarks.ts';

const width = 320;
const height = 240;
const lines = [48, 96, 144, 192];

/**
 * Draws where the listed points lie relative to each other. We draw the picture ourselves, so no map service learns
 * who opens it.
 */
export function PickupPointMap(props: {
  points: readonly PickupPointView[];
  onChoose: (place: string) => void;
}) {
  const places = placePointMarks(props.points, width, height);
  if (places.length === 0) return null;
  return (
    <Box
      as="figure"
      overflow="hidden"
      fill="surface"
      edge
      round="card"
      aria-label={t('addresses.point.picture.map')}
    >
      <div className={classes.picture}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {lines.map((at) => (
            <path key={at} d={`M0 ${at}H${width}M${at + 40} 0V${height}`} className={classes.line} />
          ))}
        </svg>
        {places.map(({ x, y, count, name }) => {
          const style = { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
          const inside = (
            <>
              <strong>{count}</strong>
              {name ? <span>{name}</span> : null}
            </>
          );
          return name ? (
            <button
              key={`${x} ${y}`}
              type="button"
              className={classes.place}
              style={style}
              onClick={() => props.onChoose(name)}
            >
              {inside}
            </button>
          ) : (
            <span key={`${x} ${y}`} className={classes.place} style={style}>
              {inside}
            </span>
          );
        })}
      </div>
      <Muted as="figcaption" pad={[8, 12]} size={12}>
        {t('addresses.point.picture.note')}
      </Muted>
    </Box>
  );
}
