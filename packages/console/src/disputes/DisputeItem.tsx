import type { StaffDispute } from '@crossdock/contract/disputes/desk.ts';
import type { DisputedMeasurement } from '@crossdock/contract/disputes/shapes.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { EntryCard, EntryLine, EntryNote } from '@crossdock/ui/Entry.tsx';
import { LabelledText } from '@crossdock/ui/LabelledText.tsx';
import { SideBySide } from '@crossdock/ui/SideBySide.tsx';
import { StatusBadge } from '@crossdock/ui/StatusBadge.tsx';
import { InlineFacts, Money, Size, Weight, When } from '@crossdock/ui/values.tsx';
import { disputeStyles } from '@crossdock/web/disputeStyles.ts';
import { useState } from 'react';
import { AwaitedApproval } from '../shell/AwaitedApproval.tsx';
import { t } from '../shell/i18n.ts';
import { MemberLink, OrderLink, ParcelLink } from '../shell/links.tsx';
import { useStaff } from '../shell/staff.ts';
import { MeasureDialog } from './MeasureDialog.tsx';

/** One dispute: both measurements, the pictures of both sides, and a button for the second measurement. */
export function DisputeItem({ dispute }: { dispute: StaffDispute }) {
  const { first, second, state, reason, note, pictures } = dispute;
  const ofOurs = (taken: DisputedMeasurement | null) => (taken?.picture ? [taken.picture] : []);
  return (
    <EntryCard>
      <Head dispute={dispute} />
      <TakenLine label={t('disputes.first')} taken={first} />
      {second ? <TakenLine label={t('disputes.second')} taken={second} /> : null}
      <LabelledText label={t('disputes.reason')} text={reason} />
      <LabelledText label={t('disputes.measure.note')} text={note} />
      {state === 'corrected' ? <Corrected dispute={dispute} /> : null}
      {first.picture ? null : <EntryNote>{t('disputes.noPicture')}</EntryNote>}
      <SideBySide
        sides={[
          { title: t('disputes.ours'), pictures: ofOurs(first) },
          { title: t('disputes.members'), pictures },
          { title: t('disputes.oursAgain'), pictures: ofOurs(second) },
        ]}
      />
      <AwaitedApproval awaited={dispute.secondAwaited} />
      {state === 'open' ? <Measure dispute={dispute} /> : null}
    </EntryCard>
  );
}

function Head({ dispute }: { dispute: StaffDispute }) {
  const { of, subject, position, member, state, openedAt, shelfCode, warehouseName } = dispute;
  return (
    <EntryLine>
      {of === 'parcel' ? (
        <ParcelLink id={subject.id} courierNumber={subject.number} />
      ) : (
        <OrderLink id={subject.id} number={subject.number} />
      )}
      {position === null ? null : <strong>{t('disputes.package', { n: position })}</strong>}
      <StatusBadge {...disputeStyles[state]} label={t(`disputes.state.${state}`)} />
      <MemberLink id={member.id} name={member.name} note={member.account} />
      <EntryNote>
        <InlineFacts>
          {[warehouseName, shelfCode].filter(Boolean).join(' · ') || null}
          <When iso={openedAt} style="short" />
        </InlineFacts>
      </EntryNote>
    </EntryLine>
  );
}

function TakenLine({ label, taken }: { label: string; taken: DisputedMeasurement }) {
  const { weightG, lengthMm, widthMm, heightMm, at, by, scale } = taken;
  return (
    <EntryLine>
      <EntryNote>{label}</EntryNote>
      <strong>
        <InlineFacts>
          <Weight grams={weightG} />
          <Size lengthMm={lengthMm} widthMm={widthMm} heightMm={heightMm} />
        </InlineFacts>
      </strong>
      <EntryNote>
        <InlineFacts>
          {by || null}
          {scale ? t('disputes.scale', { name: scale }) : null}
          <When iso={at} style="short" />
        </InlineFacts>
      </EntryNote>
    </EntryLine>
  );
}

function Corrected({ dispute: { loweredMinor, returnedMinor } }: { dispute: StaffDispute }) {
  return (
    <span>
      <InlineFacts>
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
      </InlineFacts>
    </span>
  );
}

/** The button for the second measurement. If the reader took the first, a note says that somebody else must measure. */
function Measure({ dispute }: { dispute: StaffDispute }) {
  const [open, setOpen] = useState(false);
  if (!useStaff().may('order.pack')) return null;
  if (dispute.isMine) return <EntryNote>{t('disputes.measure.mine')}</EntryNote>;
  return (
    <EntryLine>
      <Button small onClick={() => setOpen(true)}>
        {t('disputes.measure')}
      </Button>
      {open ? <MeasureDialog dispute={dispute} onClose={() => setOpen(false)} /> : null}
    </EntryLine>
  );
}
