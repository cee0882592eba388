import { IconButton } from '@crossdock/ui/Button.tsx';
import { Grid, Row } from '@crossdock/ui/Layout.tsx';
import { useKeys } from '@crossdock/ui/useKeys.ts';
import { IconExternalLink, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './EvidencePictures.module.css';
import { t } from './i18n.ts';

export interface Picture {
  readonly url: string;
  readonly thumb: string;
}

/** Pictures as evidence, one below the other, each to examine closely. */
export function EvidencePictures({ pictures, label }: { pictures: readonly Picture[]; label: string }) {
  return pictures.map((one, at) => (
    <ZoomPicture
      key={one.url}
      url={one.url}
      label={pictures.length > 1 ? `${label} ${at + 1}` : label}
      keys={at === 0}
    />
  ));
}

const scaleMax = 6;
const within = (scale: number) => Math.min(scaleMax, Math.max(1, scale));

/** A picture that can be enlarged with wheel, button or `+` and turned with `L`. Scrolling moves it. */
function ZoomPicture({ url, label, keys }: { url: string; label: string; keys: boolean }) {
  const [scale, setScale] = useState(1);
  const [turns, setTurns] = useState(0);
  const frame = useRef<HTMLButtonElement>(null);
  const zoom = (by: number) => setScale((was) => within(was * by));
  const [larger, smaller] = [() => zoom(1.5), () => zoom(1 / 1.5)];
  const turn = () => setTurns((was) => (was + 1) % 4);
  useKeys(keys ? { '+': larger, '=': larger, '-': smaller, '0': () => setScale(1), l: turn } : {});
  useEffect(() => {
    const wheel = (event: WheelEvent) => {
      // Otherwise the page would scroll as well.
      event.preventDefault();
      setScale((was) => within(event.deltaY < 0 ? was * 1.2 : was / 1.2));
    };
    const box = frame.current;
    box?.addEventListener('wheel', wheel, { passive: false });
    return () => box?.removeEventListener('wheel', wheel);
  }, []);
  return (
    <Grid as="figure" gap={4}>
      <button
        ref={frame}
        type="button"
        className={classes.frame}
        onClick={() => (scale > 1 ? setScale(1) : zoom(2))}
      >
        <img
          src={url}
          alt={label}
          style={{ width: `${scale * 100}%`, transform: `rotate(${turns * 90}deg)` }}
          data-turned={turns % 2 === 1 || undefined}
        />
      </button>
      <Row gap={4} align="center">
        <IconButton icon={IconZoomOut} label={t('shell.picture.smaller')} onClick={smaller} />
        <IconButton icon={IconZoomIn} label={t('shell.picture.larger')} onClick={larger} />
        <IconButton icon={IconRotateClockwise} label={t('shell.picture.turn')} onClick={turn} />
        <Grid
          as="a"
          align="center"
          justifyItems="center"
          square={44}
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('shell.picture.open')}
        >
          <IconExternalLink size={20} aria-hidden />
        </Grid>
      </Row>
    </Grid>
  );
}
