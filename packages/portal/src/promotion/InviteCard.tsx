import type { PromotionStatistics } from '@crossdock/contract/promotion/calls.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { CopyButton } from '@crossdock/ui/CopyButton.tsx';
import { Grid, Muted, Row, Split, Text } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Section } from '@crossdock/ui/Page.tsx';
import { QrCode } from '@crossdock/ui/QrCode.tsx';
import { Stat } from '@crossdock/ui/Stat.tsx';
import { Code, Count, Money } from '@crossdock/ui/values.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { saveBlob } from '@crossdock/web/saveBlob.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { IconDownload, IconPhoto, IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { PosterDialog } from './PosterDialog.tsx';
import { qrPicture } from './poster.ts';
import classes from './promotion.module.css';

/** The invitation link, which can be copied, sent, scanned, or saved as a picture. */
export function InviteCard({ statistics }: { statistics: PromotionStatistics }) {
  const { link, code, rateBp } = statistics;
  const [postering, setPostering] = useState(false);
  return (
    <Section title={t('promotion.link')}>
      <Split columns="minmax(0, 1fr) fit-content(280px)" gap={[24, 32]} align="start">
        <Grid gap={16} alignContent="start">
          <p>{t('promotion.link.text', { percent: rateBp / 100 })}</p>
          <Text as="p" pad={[12, 16]} fill="bg" round="control" strong>
            {link}
          </Text>
          <Row wrap gap={8}>
            <CopyButton text={link} label={t('promotion.copy')} copiedLabel={t('promotion.copied')} />
            <SendButton link={link} />
          </Row>
          <Muted as="p">
            {t('promotion.code')} <Code>{code}</Code>
          </Muted>
          <Sums statistics={statistics} />
        </Grid>
        <Grid gap={12} justifyItems="center" pad={16} edge round="card" textAlign="center">
          <QrCode text={link} label={t('promotion.qr')} sizePx={176} />
          <Muted as="p">{t('promotion.qr.text')}</Muted>
          <Row wrap gap={8} justify="center">
            <Button small look="outline" icon={IconDownload} onClick={() => void saveQr(link, code)}>
              {t('promotion.qr.save')}
            </Button>
            <Button small look="outline" icon={IconPhoto} onClick={() => setPostering(true)}>
              {t('promotion.poster.make')}
            </Button>
          </Row>
        </Grid>
      </Split>
      {postering ? <PosterDialog link={link} code={code} onClose={() => setPostering(false)} /> : null}
    </Section>
  );
}

/** The totals in short; the earnings page has the details. */
function Sums({ statistics }: { statistics: PromotionStatistics }) {
  return (
    <div className={classes.sums}>
      <Stat
        label={t('promotion.referred')}
        value={<Count n={statistics.referred} />}
        note={t('promotion.referred.note', { n: statistics.paying })}
      />
      <Stat
        label={t('promotion.earned')}
        value={<Money minor={statistics.earnedMinor - statistics.reversedMinor} />}
        note={t('promotion.earned.clean')}
      />
      <Stat
        label={t('promotion.available')}
        value={<Money minor={statistics.availableMinor} />}
        note={
          <RowLink to="/profit" search={{ view: 'finance' }} inline align="center" minHeight={44} breaks>
            {t('shell.nav.finance')}
          </RowLink>
        }
      />
    </div>
  );
}

async function saveQr(link: string, code: string): Promise<void> {
  const picture = await qrPicture(link);
  if (picture) saveBlob(picture, `${code}-qr.png`);
  else showMessage('danger', t('promotion.canvas'));
}

/** Opens the device's share sheet; shown only if it has one. */
function SendButton({ link }: { link: string }) {
  if (typeof navigator.share !== 'function') return null;
  const shop = currentShop().shop_name;
  const send = () =>
    navigator
      .share({
        title: t('promotion.send.title', { shop }),
        text: t('promotion.send.text', { shop }),
        url: link,
      })
      // The sheet was closed without sharing.
      .catch(() => undefined);
  return (
    <Button icon={IconShare2} onClick={() => void send()}>
      {t('promotion.send')}
    </Button>
  );
}
