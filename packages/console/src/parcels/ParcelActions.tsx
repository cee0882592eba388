import { allowedEvents } from '@crossdock/domain/machine.ts';
import { inWarehouseParcelStates, parcelMachine } from '@crossdock/domain/parcels/states.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useSubmit } from '../shell/api.ts';
import { ConfirmCall } from '../shell/ConfirmCall.ts';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { type CurrentStaff, useStaff } from '../shell/staff.ts';
import { AddPicture } from './AddPicture.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { DisposeDialog } from './DisposeDialog.tsx';
import { RemeasureDialog } from './RemeasureDialog.tsx';
import { StoragePauseDialog } from './StoragePauseDialog.tsx';
import type { StaffParcel } from './staffParcel.ts';

type RareAct = 'remeasure' | 'alone' | 'pause' | 'undoShelve' | 'undoReceive' | 'return' | 'destroy';
type Open = Exclude<RareAct, 'alone'> | 'assign' | null;

/**
 * The actions that the parcel's state and the reader's role allow; the server checks again. One action is a button,
 * the rare ones are in a menu.
 */
export function ParcelActions({ parcel }: { parcel: StaffParcel }) {
  const staff = useStaff();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const alone = useSubmit('setTravelsAlone', { refreshes: ['getStaffParcel'] });
  const toAssign = parcel.state === 'unclaimed' && staff.may('parcel.assign');
  const rare = rareActs(parcel, staff).map((act) => ({
    key: act,
    label: t(actText(act, parcel)),
    onChoose: () =>
      act === 'alone'
        ? void alone.submit({ id: parcel.id, travelsAlone: !parcel.travelsAlone })
        : setOpen(act),
  }));
  return (
    <>
      <Row gap={8} wrap>
        {toAssign ? <Button onClick={() => setOpen('assign')}>{t('parcels.assign.send')}</Button> : null}
        {inWarehouseParcelStates.includes(parcel.state) && staff.may('parcel.receive') ? (
          <AddPicture courierNumber={parcel.courierNumber} look={toAssign ? 'outline' : 'primary'} />
        ) : null}
        {inWarehouseParcelStates.includes(parcel.state) ? (
          <LabelButton kind="parcel" ids={[parcel.id]} label={t('labels.print')} />
        ) : null}
        {rare.length > 0 ? (
          <MenuButton named icon={IconDots} label={t('parcels.more')} choices={rare} />
        ) : null}
      </Row>
      {open === 'assign' ? <AssignDialog parcel={parcel} suggested={null} onClose={close} /> : null}
      {open === 'remeasure' ? <RemeasureDialog parcel={parcel} onClose={close} /> : null}
      {open === 'pause' ? <StoragePauseDialog parcel={parcel} onClose={close} /> : null}
      {open === 'return' || open === 'destroy' ? (
        <DisposeDialog parcel={parcel} how={open} onClose={close} />
      ) : null}
      {open === 'undoShelve' || open === 'undoReceive' ? (
        <UndoDialog parcel={parcel} call={open} onClose={close} />
      ) : null}
    </>
  );
}

/** The order of the menu: corrections first, the actions that end a parcel last. */
function rareActs(parcel: StaffParcel, staff: CurrentStaff): RareAct[] {
  const { state } = parcel;
  const events = allowedEvents(parcelMachine, state, 'staff');
  const here = inWarehouseParcelStates.includes(state);
  const may: Readonly<Record<RareAct, boolean>> = {
    remeasure: here && staff.may('parcel.write'),
    alone: here && staff.may('parcel.write'),
    pause: here && staff.may('problem.write'),
    undoShelve: events.includes('undoShelve') && staff.may('parcel.shelve'),
    undoReceive: (events.includes('undoReceive') || state === 'shelved') && staff.may('parcel.receive'),
    return: events.includes('return') && staff.may('parcel.dispose'),
    destroy: events.includes('destroy') && staff.may('parcel.dispose'),
  };
  return keysOf(may).filter((act) => may[act]);
}

function actText(act: RareAct, { travelsAlone }: StaffParcel) {
  if (act === 'alone') return travelsAlone ? 'parcels.alone.off' : 'parcels.alone.on';
  return `parcels.${act}` as const;
}

function UndoDialog(props: { parcel: StaffParcel; call: 'undoShelve' | 'undoReceive'; onClose: () => void }) {
  const { call, parcel, onClose } = props;
  return (
    <ConfirmCall
      call={call}
      input={{ id: parcel.id }}
      refreshes={['getStaffParcel', 'queryAllParcels', 'getDesk']}
      title={t(`parcels.${call}.title`, { number: parcel.courierNumber })}
      text={t(`parcels.${call}.text`)}
      confirmLabel={t(`parcels.${call}`)}
      onClose={onClose}
    />
  );
}
