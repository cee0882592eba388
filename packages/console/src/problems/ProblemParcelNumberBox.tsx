import { recogniseScan } from '@crossdock/domain/parcels/scans.ts';
import { Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { InlineFacts } from '@crossdock/ui/values.tsx';
import { useState } from 'react';
import { t } from '../shell/i18n.ts';
import { isUnsavedParcel } from '../shell/pendingProblemReports.ts';
import { resolveScan } from '../shell/resolveScan.ts';
import { ScannedItemActions } from '../shell/ScannedItemActions.tsx';

/**
 * The number of the parcel with a problem; any of its numbers is accepted. A scanner's Enter ends the number
 * and does not submit the form; the number is replaced by the courier number, and the member is shown.
 */
export function ProblemParcelNumberBox(props: {
  value: string;
  error: string | undefined;
  onChange: (courierNumber: string) => void;
}) {
  const { value, error, onChange } = props;
  const [whose, setWhose] = useState<readonly string[]>([]);
  const [strange, setStrange] = useState('');
  const read = async (text: string) => {
    const { code } = recogniseScan(text);
    setWhose([]);
    setStrange('');
    if (code === '') return;
    const attempt = await resolveScan(text, 'problems');
    if (!attempt.ok) return;
    const parcels = attempt.data.list.filter(({ kind }) => kind === 'parcel');
    const [parcel] = parcels;
    if (!parcel && isUnsavedParcel(code)) return;
    if (!parcel || parcels.length > 1) return setStrange(code);
    onChange(parcel.number);
    setWhose([
      [parcel.alias, parcel.memberName].filter(Boolean).join(' '),
      parcel.shelf && t('parcels.desk.onShelf', { shelf: parcel.shelf }),
    ]);
  };
  return (
    <Stack gap={8}>
      <TextBox
        label={t('problems.register.number')}
        required
        autoComplete="off"
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={(event) => void read(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void read(event.currentTarget.value);
        }}
      />
      {whose.some(Boolean) ? (
        <Muted as="p" role="status">
          <InlineFacts>{whose.filter(Boolean)}</InlineFacts>
        </Muted>
      ) : null}
      {isUnsavedParcel(value) ? <Muted as="p">{t('problems.register.unsaved')}</Muted> : null}
      <ScannedItemActions code={strange} desk="problems" />
    </Stack>
  );
}
