import type { StaffDispute } from '@crossdock/contract/disputes/desk.ts';
import type { TakenMeasurement } from '@crossdock/contract/disputes/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Said } from '@crossdock/ui/Said.tsx';
import { SideBySide } from '@crossdock/ui/SideBySide.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { Facts, Money, Size, Weight, When } from '@crossdock/ui/values.tsx';
import { disputeLooks } from '@crossdock/web/disputeLooks.ts';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { MemberLink, OrderLink, ParcelLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import classes from './disputes.module.css';
import { MeasureDialog } from './MeasureDialog.tsx';

/** One dispute: both measurements, both sides' pictures, and the way to the second measurement. */
export function DisputeItem({ dispute }: { dispute: StaffDispute }) {
  const { first, second, state, reason, note, pictures } = dispute;
  const ofOurs = (taken: TakenMeasurement | null) => (taken?.picture ? [taken.picture] : []);
  return (
    <article className={classes.dispute}>
      <Head dispute={dispute} />
      <TakenLine label={t('disputes.first')} taken={first} />
      {second ? <TakenLine label={t('disputes.second')} taken={second} /> : null}
      <Said label={t('disputes.reason')} text={reason} />
      <Said label={t('disputes.measure.note')} text={note} />
      {state === 'corrected' ? <Corrected dispute={dispute} /> : null}
      {first.picture ? null : <span className={classes.muted}>{t('disputes.noPicture')}</span>}
      <SideBySide
        sides={[
          { title: t('disputes.ours'), pictures: ofOurs(first) },
          { title: t('disputes.members'), pictures },
          { title: t('disputes.oursAgain'), pictures: ofOurs(second) },
        ]}
      />
      {state === 'open' ? <Measure dispute={dispute} /> : null}
    </article>
  );
}

function Head({ dispute }: { dispute: StaffDispute }) {
  const { of, subject, position, member, state, openedAt, shelfCode, warehouseName } = dispute;
  return (
    <div className={classes.line}>
      {of === 'parcel' ? (
        <ParcelLink id={subject.id} courierNumber={subject.number} />
      ) : (
        <OrderLink id={subject.id} number={subject.number} />
      )}
      {position === null ? null : <strong>{t('disputes.package', { n: position })}</strong>}
      <StatusBadge {...disputeLooks[state]} label={t(`disputes.state.${state}`)} />
      <MemberLink id={member.id} name={member.name} note={member.account} />
      <span className={classes.muted}>
        <Facts>
          {[warehouseName, shelfCode].filter(Boolean).join(' · ') || null}
          <When iso={openedAt} style="short" />
        </Facts>
      </span>
    </div>
  );
}

function TakenLine({ label, taken }: { label: string; taken: TakenMeasurement }) {
  const { weightG, lengthMm, widthMm, heightMm, at, by, scale } = taken;
  return (
    <div className={classes.line}>
      <span className={classes.muted}>{label}</span>
      <strong>
        <Facts>
          <Weight grams={weightG} />
          <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
        </Facts>
      </strong>
      <span className={classes.muted}>
        <Facts>
          {by || null}
          {scale ? t('disputes.scale', { name: scale }) : null}
          <When iso={at} style="short" />
        </Facts>
      </span>
    </div>
  );
}

function Corrected({ dispute: { loweredMinor, returnedMinor } }: { dispute: StaffDispute }) {
  return (
    <span>
      <Facts>
        {loweredMinor > 0 ? (
          <>
            {t('disputes.lowered')} <Money minor={loweredMinor} />
          </>
        ) : null}
        {returnedMinor > 0 ? (
          <>
            {t('disputes.returned')} <Money minor={returnedMinor} />
          </>
        ) : null}
      </Facts>
    </span>
  );
}

/** Whoever took the first measurement is told that somebody else has to. */
function Measure({ dispute }: { dispute: StaffDispute }) {
  const [open, setOpen] = useState(false);
  if (!useStaff().may('order.pack')) return null;
  if (dispute.isMine) return <span className={classes.muted}>{t('disputes.measure.mine')}</span>;
  return (
    <div className={classes.line}>
      <Button small onClick={() => setOpen(true)}>
        {t('disputes.measure')}
      </Button>
      {open ? <MeasureDialog dispute={dispute} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
