import type { Request } from '@crossdock/contract/table.ts';
import { dateIn } from '@crossdock/domain/orders/timeFilters.ts';
import { type PayoutFormat, payoutFormats } from '@crossdock/domain/payouts/file.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { FieldPair } from '@crossdock/ui/FieldPair.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { type PlainForm, usePlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { SendDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { PayoutCandidates } from './PayoutCandidates.tsx';

interface Values {
  readonly format: PayoutFormat;
  readonly mapName: string;
  readonly bank: string;
  readonly olderThanDays: string;
  readonly payOn: string;
  /** Withdrawals that were deselected; all others are chosen. */
  readonly without: readonly string[];
}

interface BuildProps {
  readonly onClose: () => void;
  readonly onBuilt: (id: string) => void;
}

/**
 * Chooses the file's format and the withdrawals; says which are left out, and why. All are chosen at first.
 */
export function BuildPayout({ onClose, onBuilt }: BuildProps) {
  const { timeZone } = useFormatting();
  const settings = useCall('getPayoutSettings', {}, { topics: ['shop'] });
  const form = usePlainForm<'buildPayout', Values>('buildPayout', {
    schema: () =>
      import('@crossdock/contract/payouts/desk.ts').then((all) => all.payoutCalls.buildPayout.input),
    defaults: {
      format: 'pain09',
      mapName: '',
      bank: '',
      olderThanDays: '',
      payOn: dateIn(new Date().toISOString(), timeZone),
      without: [],
    },
    input: ({ format, mapName, payOn, without }): Request<'buildPayout'> => ({
      ...{ format, mapName, payOn },
      withdrawalIds: lines.map((line) => line.withdrawalId).filter((id) => !without.includes(id)),
    }),
    refreshes: ['listPayouts', 'listWithdrawals'],
    onDone: ({ id }) => {
      showMessage('success', t('payouts.built'));
      onBuilt(id);
    },
  });
  const { format, mapName, bank, olderThanDays, without } = form.values;
  const days = /^\d{1,3}$/.test(olderThanDays) ? Number(olderThanDays) : 0;
  const maps = settings.data?.maps ?? [];
  const preview = useCall(
    'previewPayout',
    { format, mapName, bank, olderThanDays: Math.min(days, 365) },
    { topics: ['withdrawals'] },
  );
  const lines = preview.data?.lines ?? [];
  return (
    <SendDialog
      {...form}
      wide
      title={t('payouts.build')}
      onClose={onClose}
      busy={form.busy || preview.isPending}
      sendLabel={t('payouts.build')}
    >
      <Terms form={form} maps={maps.map(({ name }) => name)} />
      <Loaded query={preview}>
        {(found) => (
          <PayoutCandidates found={found} without={without} onWithout={(ids) => form.set('without', ids)} />
        )}
      </Loaded>
      {form.errors.withdrawalIds ? <Banner tone="danger" title={form.errors.withdrawalIds} /> : null}
    </SendDialog>
  );
}

function Terms({ form, maps }: { form: PlainForm<Values>; maps: readonly string[] }) {
  const { values, errors, set } = form;
  const { currency } = useFormatting();
  const formats = payoutFormats.filter(
    (format) => (format !== 'map' || maps.length > 0) && (format !== 'billplz' || currency === 'MYR'),
  );
  const byOrders = values.format === 'billplz';
  return (
    <>
      <FieldPair>
        <ChoiceBox
          label={t('payouts.format')}
          description={t(byOrders ? 'payouts.format.billplz.text' : 'payouts.format.check')}
          value={values.format}
          error={errors.format}
          data={formats.map((value) => ({ value, label: t(`payouts.format.${value}`) }))}
          onChange={(event) => {
            const { value } = event.currentTarget;
            if (isOneOf(payoutFormats, value)) set('format', value);
            if (value === 'map' && values.mapName === '') set('mapName', maps[0] ?? '');
          }}
        />
        {byOrders ? null : <TextBox type="date" required label={t('payouts.payOn')} {...form.box('payOn')} />}
      </FieldPair>
      {values.format === 'map' ? (
        <ChoiceBox
          label={t('payouts.map')}
          {...form.box('mapName')}
          data={maps.map((value) => ({ value, label: value }))}
        />
      ) : null}
      <FieldPair>
        <TextBox
          label={t('payouts.bank')}
          value={values.bank}
          autoComplete="off"
          onChange={(event) => set('bank', event.target.value)}
        />
        <TextBox
          label={t('payouts.olderThan')}
          inputMode="numeric"
          value={values.olderThanDays}
          onChange={(event) => set('olderThanDays', event.target.value)}
        />
      </FieldPair>
    </>
  );
}
