import { memberTransferKinds, walletAccounts } from '@crossdock/domain/wallet/transfers.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';
import { type RecordFilterParams, recordRanges } from './recordFilters.ts';
import classes from './wallet.module.css';

interface RecordFiltersProps {
  readonly found: RecordFilterParams;
  readonly onChange: (change: RecordFilterParams) => void;
}

/** Filters by account, direction, reason and date. */
export function RecordFilters({ found, onChange }: RecordFiltersProps) {
  return (
    <div className={classes.filters}>
      <ChoiceBox
        label={t('wallet.account')}
        value={found.account ?? 'balance'}
        data={walletAccounts.map((value) => ({ value, label: t(`wallet.account.${value}`) }))}
        onChange={(event) => onChange({ account: event.currentTarget.value })}
      />
      <OptionalFilter
        label={t('wallet.direction')}
        chosen={found.direction}
        data={(['in', 'out'] as const).map((value) => ({ value, label: t(`wallet.direction.${value}`) }))}
        onChoose={(direction) => onChange({ direction })}
      />
      <OptionalFilter
        label={t('wallet.event')}
        chosen={found.event}
        data={memberTransferKinds.map((value) => ({ value, label: t(`wallet.event.${value}`) }))}
        onChoose={(event) => onChange({ event })}
      />
      <OptionalFilter
        label={t('wallet.range')}
        chosen={found.range}
        data={recordRanges.map((value) => ({ value, label: t(`wallet.range.${value}`) }))}
        onChoose={(range) => onChange({ range })}
      />
      {found.range === 'own' ? (
        <>
          <TextBox
            label={t('wallet.range.from')}
            type="date"
            value={found.from ?? ''}
            max={found.to}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextBox
            label={t('wallet.range.to')}
            type="date"
            value={found.to ?? ''}
            min={found.from}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </>
      ) : null}
    </div>
  );
}

interface OptionalFilterProps {
  readonly label: string;
  readonly chosen: string | undefined;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** A filter that may be left at "all". */
const OptionalFilter = ({ label, chosen = '', data, onChoose }: OptionalFilterProps) => (
  <ChoiceBox
    label={label}
    value={chosen}
    placeholder={t('wallet.all')}
    data={data}
    onChange={(event) => onChoose(event.currentTarget.value)}
  />
);
