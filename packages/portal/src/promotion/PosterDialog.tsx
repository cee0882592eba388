import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button, Spinner } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Photo } from '@crossdock/ui/Layout.tsx';
import { saveBlob } from '@crossdock/web/saveBlob.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { posterPicture } from './poster.ts';

interface Drawn {
  readonly blob: Blob;
  readonly url: string;
}

/** A poster with the shop's name and the member's code, to view and save. */
export function PosterDialog({ link, code, onClose }: { link: string; code: string; onClose: () => void }) {
  const shop = currentShop().shop_name;
  const drawn = useDrawn(link, code, shop);
  return (
    <Dialog opened title={t('promotion.poster')} onClose={onClose}>
      {drawn === 'unsupported' ? (
        <Banner tone="danger" title={t('promotion.canvas')} />
      ) : (
        <Grid gap={16} justifyItems="center" minHeight={320}>
          {drawn ? (
            <Photo
              block
              wide="min(320px, 100%)"
              shape="2 / 3"
              round="card"
              src={drawn.url}
              alt={t('promotion.poster.alt', { shop })}
            />
          ) : (
            <Spinner large />
          )}
          <Muted as="p">{t('promotion.poster.text')}</Muted>
          <Button
            full
            icon={IconDownload}
            disabled={drawn === undefined}
            onClick={() => drawn && saveBlob(drawn.blob, `${code}.png`)}
          >
            {t('promotion.poster.save')}
          </Button>
        </Grid>
      )}
    </Dialog>
  );
}

function useDrawn(link: string, code: string, shop: string): Drawn | 'unsupported' | undefined {
  const [drawn, setDrawn] = useState<Drawn | 'unsupported'>();
  useEffect(() => {
    let url = '';
    let gone = false;
    void posterPicture(link, {
      shop,
      title: t('promotion.poster.invites'),
      lines: t('promotion.poster.lines').split('|'),
      scan: t('promotion.poster.scan'),
      code: `${t('promotion.code')} ${code}`,
    }).then((blob) => {
      if (gone) return;
      if (blob) url = URL.createObjectURL(blob);
      setDrawn(blob ? { blob, url } : 'unsupported');
    });
    return () => {
      gone = true;
      URL.revokeObjectURL(url);
    };
  }, [link, code, shop]);
  return drawn;
}
