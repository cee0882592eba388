import type { PictureView } from '@crossdock/contract/wire/pictures.ts';
import { Box, Photo, Row } from '@crossdock/ui/Layout.tsx';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';

/** Thumbnails that open as large pictures. `about` says what they show. */
export function Pictures({ pictures, about }: { pictures: readonly PictureView[]; about: string }) {
  const [open, setOpen] = useState<PictureView | null>(null);
  if (pictures.length === 0) return null;
  return (
    <Row gap={8} wrap>
      {pictures.map((picture, at) => (
        <Box
          as="button"
          key={picture.thumb}
          type="button"
          round={8}
          aria-label={t('orders.picture.open', { about, n: at + 1 })}
          onClick={() => setOpen(picture)}
        >
          <Photo
            block
            square={64}
            fit="cover"
            round={8}
            src={picture.thumb}
            alt=""
            loading="lazy"
            width={64}
            height={64}
          />
        </Box>
      ))}
      <Dialog opened={open !== null} title={about} wide onClose={() => setOpen(null)}>
        {open ? (
          <Photo block full maxHeight="70vh" fit="contain" round={8} src={open.full} alt={about} />
        ) : null}
      </Dialog>
    </Row>
  );
}
