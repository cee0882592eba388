import { allowed } from '@crossdock/domain/machine.ts';
import { inWarehouse, parcelMachine } from '@crossdock/domain/parcels/states.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { ConfirmDialog } from '@crossdock/ui/Dialog.tsx';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { AddPicture } from './AddPicture.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { DisposeDialog } from './DisposeDialog.tsx';
import type { StaffParcel } from './detail.ts';
import classes from './Lists.module.css';
import { PauseDialog } from './PauseDialog.tsx';
import { RemeasureDialog } from './RemeasureDialog.tsx';

type Open = 'assign' | 'remeasure' | 'pause' | 'return' | 'destroy' | 'undoReceive' | 'undoShelve' | null;

/** What the parcel's state and one's role allow; the server decides again. */
export function ParcelActions({ parcel }: { parcel: StaffParcel }) {
  const staff = useStaff();
  const [open, setOpen] = useState<Open>(null);
  const events = allowed(parcelMachine, parcel.state, 'staff');
  const here = inWarehouse.includes(parcel.state);
  const close = () => setOpen(null);
  const alone = useSubmit('setTravelsAlone', { refreshes: ['getStaffParcel'] });
  return (
    <>
      <div className={classes.actions}>
        {parcel.state === 'unclaimed' && staff.may('parcel.assign') ? (
          <Button onClick={() => setOpen('assign')}>{t('parcels.assign.send')}</Button>
        ) : null}
        {here && staff.may('parcel.receive') ? <AddPicture billCode={parcel.billCode} /> : null}
        {here && staff.may('parcel.write') ? (
          <>
            <Button look="outline" onClick={() => setOpen('remeasure')}>
              {t('parcels.remeasure')}
            </Button>
            <Button
              look="outline"
              busy={alone.busy}
              onClick={() => void alone.submit({ id: parcel.id, travelsAlone: !parcel.travelsAlone })}
            >
              {t(parcel.travelsAlone ? 'parcels.alone.off' : 'parcels.alone.on')}
            </Button>
          </>
        ) : null}
        {here && staff.may('problem.write') ? (
          <Button look="outline" onClick={() => setOpen('pause')}>
            {t('parcels.pause')}
          </Button>
        ) : null}
        {(['undoShelve', 'undoReceive'] as const).map((event) =>
          (events.includes(event) || (event === 'undoReceive' && parcel.state === 'shelved')) &&
          staff.may(event === 'undoShelve' ? 'parcel.shelve' : 'parcel.receive') ? (
            <Button key={event} look="outline" onClick={() => setOpen(event)}>
              {t(`parcels.${event}`)}
            </Button>
          ) : null,
        )}
        {(['return', 'destroy'] as const).map((how) =>
          events.includes(how) && staff.may('parcel.dispose') ? (
            <Button key={how} look="plain" onClick={() => setOpen(how)}>
              {t(`parcels.${how}`)}
            </Button>
          ) : null,
        )}
      </div>
      {open === 'assign' ? <AssignDialog parcel={parcel} suggested={null} onClose={close} /> : null}
      {open === 'remeasure' ? <RemeasureDialog parcel={parcel} onClose={close} /> : null}
      {open === 'pause' ? <PauseDialog parcel={parcel} onClose={close} /> : null}
      {open === 'return' || open === 'destroy' ? (
        <DisposeDialog parcel={parcel} how={open} onClose={close} />
      ) : null}
      {open === 'undoShelve' || open === 'undoReceive' ? (
        <UndoDialog parcel={parcel} call={open} onClose={close} />
      ) : null}
    </>
  );
}

function UndoDialog(props: { parcel: StaffParcel; call: 'undoShelve' | 'undoReceive'; onClose: () => void }) {
  const { submit, busy, failure } = useSubmit(props.call, {
    quiet: true,
    refreshes: ['getStaffParcel', 'queryAllParcels', 'getDesk'],
    onDone: props.onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t(`parcels.${props.call}.title`, { number: props.parcel.billCode })}
      confirmLabel={t(`parcels.${props.call}`)}
      cancelLabel={t('shell.cancel')}
      busy={busy}
      onConfirm={() => void submit({ id: props.parcel.id })}
      onClose={props.onClose}
    >
      <p>{t(`parcels.${props.call}.text`)}</p>
      {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
    </ConfirmDialog>
  );
}
