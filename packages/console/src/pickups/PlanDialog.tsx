import type { StaffPickTask } from '@crossdock/contract/pickups/desk.ts';
import { type DayPart, dayParts } from '@crossdock/domain/pickups/days.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { usePlainDialog } from '../shell/plainDialog.ts';
import { pickupFactWords } from './pickupFactWords.ts';

export interface Driver {
  readonly id: string;
  readonly name: string;
}

interface PlanDialogProps {
  readonly tasks: readonly StaffPickTask[];
  /** The pickups already have a day and a driver and get new ones. */
  readonly again: boolean;
  readonly drivers: readonly Driver[];
  readonly onClose: () => void;
}

interface Plan {
  readonly day: string;
  /** Empty if each pickup gets the part of the day that its member wished. */
  readonly part: DayPart | '';
  readonly driverId: string;
}

/** Sets the day and driver of one or several pickups. It starts with the values or wishes of the first one. */
export function PlanDialog({ tasks, again, drivers, onClose }: PlanDialogProps) {
  const [first] = tasks;
  const form = usePlainDialog<'planPickups', Plan>('planPickups', {
    schema: () => import('@crossdock/contract/pickups/desk.ts').then((all) => all.planPickupsInput),
    defaults: {
      day: first?.plannedDay ?? first?.day ?? '',
      part: first?.plannedPart ?? '',
      driverId: first?.driverId ?? (drivers.length === 1 ? (drivers[0]?.id ?? '') : ''),
    },
    input: ({ part, ...plan }) => ({
      ...plan,
      ...(part === '' ? {} : { part }),
      ids: tasks.map(({ id }) => id),
      again,
    }),
    refreshes: ['listPickups', 'getDashboard'],
    done: t('pickups.planned'),
    onClose,
  });
  const { values, errors } = form;
  return (
    <SendDialog {...form} title={t('pickups.plan.title', { n: tasks.length })} sendLabel={t('pickups.plan')}>
      <FactBox of={pickupFactWords} form={form} name="day" />
      <ChoiceBox
        label={t('pickups.plan.part')}
        placeholder={t('pickups.plan.asWished')}
        value={values.part}
        error={errors.part}
        data={dayParts.map((value) => ({ value, label: t(`pickups.part.${value}`) }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          form.set('part', isOneOf(dayParts, value) ? value : '');
        }}
      />
      <FactBox
        of={pickupFactWords}
        form={form}
        name="driverId"
        placeholder=""
        data={drivers.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </SendDialog>
  );
}
