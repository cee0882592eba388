import { isZipOfArea, zipProblem } from '@crossdock/domain/addresses/rules.ts';
import { isRegion } from '@crossdock/domain/regions.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { type AddressValues, noUnclearParts } from './addressValues.ts';
import { DerivedFieldMark } from './DerivedFieldMark.tsx';
import { withoutEditedField } from './mergePastedValues.ts';
import { zipForLookup } from './zipForLookup.ts';

interface ZipProps {
  readonly form: PlainForm<AddressValues>;
  /** The chosen area and its postal codes; no codes if nothing is chosen yet or the tables have none. */
  readonly area: string;
  readonly zips: readonly string[];
  /** Moves the address to another area, to which the typed code belongs. */
  readonly onArea: (
    path: readonly { readonly id: string; readonly localName: string }[],
    zip: string,
  ) => void;
}

/**
 * The postal code, checked against the area while it is typed. If they contradict each other, a button resolves the
 * contradiction.
 */
export function ZipField({ form, area, zips, onArea }: ZipProps) {
  const { values, errors, set } = form;
  const { country, zip, zipKept } = values;
  const differs =
    isRegion(country) &&
    zip !== '' &&
    zipProblem(country, zip) === undefined &&
    !isZipOfArea(country, zip, zips);
  const open = zip === '' ? values.open.zip : [];
  const type = (next: string) => {
    set('zip', next);
    set('zipKept', false);
    set('derived', withoutEditedField(values.derived, 'zip'));
    set('open', { ...values.open, zip: noUnclearParts.zip });
  };
  const told = differs && !zipKept ? t('addresses.zip.differs', { zip, area, zips: shown(zips) }) : undefined;
  return (
    <Stack gap={8}>
      <TextBox
        name="zip"
        required
        label={t('addresses.zip')}
        description={values.derived.includes('zip') ? <DerivedFieldMark /> : undefined}
        value={zip}
        onChange={(event) => type(event.target.value)}
        error={told ?? (open.length > 0 ? t('addresses.zip.contradict') : errors.zip)}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      {open.length > 0 ? (
        <Row gap={8} wrap>
          {open.map((one) => (
            <Button key={one} small look="soft" onClick={() => type(one)}>
              {t('addresses.zip.use', { zip: one })}
            </Button>
          ))}
        </Row>
      ) : null}
      {differs ? <Differing zips={zips} form={form} onUse={type} onArea={onArea} /> : null}
    </Stack>
  );
}

function Differing(props: Pick<ZipProps, 'form' | 'zips' | 'onArea'> & { onUse: (zip: string) => void }) {
  const { form, zips } = props;
  const { country, zip, zipKept } = form.values;
  const [only, another] = zips;
  const asked = zipForLookup(country, zip);
  const found = useCall(
    'findAreas',
    { country, ...(asked === undefined ? {} : { zip: asked }) },
    { enabled: asked !== undefined && another !== undefined, staleMs: 600_000 },
  );
  const [place, second] = found.data?.list ?? [];
  const moves = another !== undefined && place && !second ? place : undefined;
  return (
    <>
      {zipKept ? <Muted as="p">{t('addresses.zip.kept', { zip })}</Muted> : null}
      <Row gap={8} wrap>
        {only !== undefined && another === undefined ? (
          <Button small look="soft" onClick={() => props.onUse(only)}>
            {t('addresses.zip.use', { zip: only })}
          </Button>
        ) : null}
        {moves ? (
          <Button small look="soft" onClick={() => props.onArea(moves.path, zip)}>
            {t('addresses.zip.moveTo', { area: moves.path.map(({ localName }) => localName).join(' ') })}
          </Button>
        ) : null}
        {zipKept ? null : (
          <Button small look="plain" onClick={() => form.set('zipKept', true)}>
            {t('addresses.zip.keep', { zip })}
          </Button>
        )}
      </Row>
    </>
  );
}

/** A few codes as examples. */
function shown(zips: readonly string[]): string {
  return zips.length > 4 ? `${zips.slice(0, 4).join(', ')} …` : zips.join(', ');
}
