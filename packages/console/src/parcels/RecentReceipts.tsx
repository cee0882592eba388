import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { createWordedBadge } from '@crossdock/ui/StatusBadge.tsx';
import { InlineFacts, Size, Weight } from '@crossdock/ui/values.tsx';
import {
  IconArrowBackUp,
  IconBan,
  IconCopy,
  IconHelpCircle,
  IconPackage,
  IconScale,
} from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';
import { MemberLink, ParcelLink } from '../shell/links.tsx';
import classes from './Desk.module.css';
import { memberLine } from './memberLine.ts';
import type { RecentReceipt } from './receipts.ts';

const OutcomeBadge = createWordedBadge<RecentReceipt['outcome']>((state) => t(`parcels.outcome.${state}`), {
  received: ['info', IconScale],
  shelved: ['success', IconPackage],
  unclaimed: ['warning', IconHelpCircle],
  refused: ['danger', IconBan],
  already: ['neutral', IconCopy],
});

/** The desk's latest receipts, each with an undo button. */
export function RecentReceipts(props: {
  recents: readonly RecentReceipt[];
  picturesNeeded: boolean;
  onUndo: (recent: RecentReceipt) => void;
}) {
  return (
    <Section title={t('parcels.desk.recent')} aside={<UndoReceiptKey />}>
      {props.recents.length === 0 ? <Muted as="p">{t('parcels.desk.recent.none')}</Muted> : null}
      <Stack as="ol">
        {props.recents.map((recent) => (
          <li key={recent.key} className={classes.recent} data-undone={recent.undone || undefined}>
            <RecentLine recent={recent} picturesNeeded={props.picturesNeeded} />
            {recent.undone ? (
              <Muted rigid>{t('parcels.desk.undone')}</Muted>
            ) : recent.outcome === 'already' ? null : (
              <Button small look="outline" icon={IconArrowBackUp} onClick={() => props.onUndo(recent)}>
                {t('parcels.desk.undo')}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** The key that undoes the last receipt. */
export function UndoReceiptKey() {
  return (
    <span className={classes.keyHint}>
      <Muted>{t('parcels.desk.undo')}</Muted>
      <kbd className={classes.key}>F8</kbd>
    </span>
  );
}

function RecentLine({
  recent: { outcome, parcel, withoutPicture, undone },
  picturesNeeded,
}: {
  recent: RecentReceipt;
  picturesNeeded: boolean;
}) {
  const { weightG, lengthMm, widthMm, heightMm } = parcel;
  return (
    <div className={classes.recentBody}>
      <OutcomeBadge state={outcome} /> <ParcelLink id={parcel.id} courierNumber={parcel.courierNumber} />
      <Muted as="p">
        <InlineFacts>
          {weightG !== null ? <Weight grams={weightG} /> : null}
          {lengthMm !== null && widthMm !== null && heightMm !== null ? (
            <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
          ) : null}
          {parcel.shelfCode || null}
          {parcel.member ? <MemberLink id={parcel.member.id} name={memberLine(parcel.member)} /> : null}
        </InlineFacts>
      </Muted>
      {picturesNeeded && withoutPicture && !undone && outcome !== 'refused' ? (
        <Muted as="p" tone="danger">
          {t('parcels.desk.noPicture')}
        </Muted>
      ) : null}
    </div>
  );
}
