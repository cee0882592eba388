import { memberTransferKinds, walletAccounts } from '@crossdock/domain/wallet/transfers.ts';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { t } from '../shell/i18n.ts';
import { type RecordFilterParams, recordRanges } from './recordFilters.ts';
import classes from './wallet.module.css';

/** Filters by account, direction, reason and date. */
export function RecordFilters({
  found,
  onChange,
}: {
  found: RecordFilterParams;
  onChange: (change: RecordFilterParams) => void;
}) {
  return (
    <div className={classes.filters}>
      <ChoiceBox
        label={t('wallet.account')}
        value={found.account ?? 'balance'}
        data={walletAccounts.map((value) => ({ value, label: t(`wallet.account.${value}`) }))}
        onChange={(event) => onChange({ account: event.currentTarget.value })}
      />
      <ChoiceBox
        label={t('wallet.direction')}
        value={found.direction ?? ''}
        placeholder={t('wallet.all')}
        data={(['in', 'out'] as const).map((value) => ({ value, label: t(`wallet.direction.${value}`) }))}
        onChange={(event) => onChange({ direction: event.currentTarget.value })}
      />
      <ChoiceBox
        label={t('wallet.event')}
        value={found.event ?? ''}
        placeholder={t('wallet.all')}
        data={memberTransferKinds.map((value) => ({ value, label: t(`wallet.event.${value}`) }))}
        onChange={(event) => onChange({ event: event.currentTarget.value })}
      />
      <ChoiceBox
        label={t('wallet.range')}
        value={found.range ?? ''}
        placeholder={t('wallet.all')}
        data={recordRanges.map((value) => ({ value, label: t(`wallet.range.${value}`) }))}
        onChange={(event) => onChange({ range: event.currentTarget.value })}
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
