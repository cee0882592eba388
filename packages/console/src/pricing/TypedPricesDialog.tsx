import type { StaffZone } from '@crossdock/contract/pricing/channels.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { useSubmit } from '../shell/api.ts';
import { SaveDialog } from '../shell/FormDialog.tsx';
import { t } from '../shell/i18n.ts';
import { TypedPrices, useTypedPrices } from './TypedPrices.tsx';

/** Edits a draft's prices by a few weights, without its other fields. */
export function TypedPricesDialog(props: {
  card: Output<'getRateCard'>;
  zone: StaffZone;
  title: string;
  onClose: () => void;
}) {
  const { card, zone, title, onClose } = props;
  const typing = useTypedPrices(card.card, zone);
  const { submit, busy, failure } = useSubmit('editRateCard', {
    refreshes: ['getRateCard', 'listRateCards', 'previewRateCard'],
    done: t('pricing.saved'),
    onDone: onClose,
  });
  const { id, version, name, validFrom, validTo } = card;
  const unusable = typing.made ? null : { message: t('pricing.typed.fix') };
  return (
    <SaveDialog
      title={title}
      onClose={onClose}
      failure={failure ?? unusable}
      busy={busy}
      send={() => {
        if (typing.made) void submit({ id, version, name, validFrom, validTo, card: typing.made });
      }}
    >
      <TypedPrices typing={typing} />
    </SaveDialog>
  );
}
