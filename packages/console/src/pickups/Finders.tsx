import type { pickupShelves } from '@crossdock/contract/pickups/desk.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';
import { pickups } from './pickups.ts';

interface FindersProps {
  readonly shelf: (typeof pickupShelves)[number];
  readonly day: string | undefined;
  readonly driverId: string | undefined;
  readonly words: string | undefined;
  readonly drivers: readonly { readonly id: string; readonly name: string }[];
  readonly onFilter: (change: Record<string, string | undefined>) => void;
}

/** By words; a day's list also by day and driver. */
export function Finders({ shelf, day, driverId, words, drivers, onFilter }: FindersProps) {
  return (
    <FilterRow>
      <SearchField
        label={t('pickups.search')}
        clearLabel={t('shell.search.clear')}
        value={words ?? ''}
        onSearch={(next) => onFilter({ words: next })}
      />
      {shelf === 'planned' ? (
        <TextBox
          type="date"
          label={pickups.label('day')}
          value={day ?? ''}
          onChange={(event) => onFilter({ day: event.currentTarget.value || 'all' })}
        />
      ) : null}
      {shelf === 'toPlan' ? null : (
        <ChoiceBox
          label={pickups.label('driverId')}
          placeholder={t('pickups.allDrivers')}
          value={driverId ?? ''}
          data={drivers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onFilter({ driverId: event.currentTarget.value || undefined })}
        />
      )}
    </FilterRow>
  );
}
