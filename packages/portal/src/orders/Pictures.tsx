import type { PictureView } from '@crossdock/contract/wire/pictures.ts';
import { Dialog } from '@crossdock/ui/Dialog.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './orders.module.css';

/** Small pictures that open large. `about` names what they show. */
export function Pictures({ pictures, about }: { pictures: readonly PictureView[]; about: string }) {
  const [open, setOpen] = useState<PictureView | null>(null);
  if (pictures.length === 0) return null;
  return (
    <div className={classes.pictures}>
      {pictures.map((picture, at) => (
        <button
          key={picture.thumb}
          type="button"
          className={classes.picture}
          aria-label={t('orders.picture.open', { about, n: at + 1 })}
          onClick={() => setOpen(picture)}
        >
          <img src={picture.thumb} alt="" loading="lazy" width={64} height={64} />
        </button>
      ))}
      <Dialog
        opened={open !== null}
        title={about}
        closeLabel={t('shell.close')}
        wide
        onClose={() => setOpen(null)}
      >
        {open ? <img className={classes.large} src={open.full} alt={about} /> : null}
      </Dialog>
    </div>
  );
}
