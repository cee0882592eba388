import type { Output } from '@crossdock/contract/table.ts';
import { ChoiceBox, NoteBox } from '@crossdock/ui/controls.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import type { PlainForm } from '@crossdock/web/plainForm.ts';
import { useCall } from '../shell/api.ts';
import { labelAndHint, t } from '../shell/i18n.ts';
import classes from './Addresses.module.css';
import { AreaSearch } from './AreaSearch.tsx';
import { type AddressValues, noUnclearParts } from './addressValues.ts';
import { DerivedFieldMark } from './DerivedFieldMark.tsx';
import { ZipField } from './ZipField.tsx';

type Area = Output<'listAreas'>['list'][number];
type Level = 'province' | 'city' | 'area';
const levels: readonly Level[] = ['province', 'city', 'area'];

/** Province, city and area are chosen one after the other, or all at once by zip code or name. The street follows. */
export function HomeAddressFields({ form }: { form: PlainForm<AddressValues> }) {
  const { values, errors, set } = form;
  const { country } = values;
  const provinces = useAreas(country, country !== '' ? null : undefined);
  const province = provinces.find((one) => one.localName === values.province);
  const cities = useAreas(country, province?.id);
  const city = cities.find((one) => one.localName === values.city);
  const areas = useAreas(country, city && !city.leaf ? city.id : undefined);
  const lists = { province: provinces, city: cities, area: areas };
  const choose = (level: Level, name: string) => {
    const from = levels.indexOf(level);
    const chosen = lists[level].find((one) => one.localName === name);
    take(form, level, chosen, name);
    for (const below of levels.slice(from + 1)) set(below, '');
  };
  const move = (path: readonly Pick<Area, 'id' | 'localName'>[], zip: string) => {
    for (const [at, level] of levels.entries()) set(level, path[at]?.localName ?? '');
    set('areaId', path.at(-1)?.id ?? null);
    set('zip', zip);
    set('zipKept', false);
  };
  return (
    <>
      <AreaSearch
        country={country}
        onFound={(path, zip) => {
          move(path, zip);
          set('derived', zip === '' ? [] : ['zip']);
        }}
      />
      <div className={classes.thirds}>
        {levels.map((level) => (
          <LevelBox
            key={level}
            level={level}
            country={country}
            list={lists[level]}
            value={values[level]}
            error={errors[level]}
            derived={values.derived.includes(level)}
            onChange={(name) => choose(level, name)}
          />
        ))}
      </div>
      <StreetFields form={form} />
      {country === 'HK' ? null : <ZipField form={form} {...codesOf(values, lists)} onArea={move} />}
    </>
  );
}

/** The street and the door. */
function StreetFields({ form }: { form: PlainForm<AddressValues> }) {
  return (
    <>
      <TextBox
        name="street"
        label={t('addresses.street')}
        placeholder={t('addresses.street.hint')}
        {...form.box('street')}
        autoComplete="address-line1"
      />
      <NoteBox
        name="detail"
        required
        rows={2}
        {...labelAndHint('addresses.detail')}
        {...form.box('detail')}
        autoComplete="address-line2"
      />
    </>
  );
}

/**
 * The smallest chosen area, with its postal codes. Malaysia's cities have several codes, and any code of the
 * city is valid.
 */
function codesOf(
  values: AddressValues,
  lists: Readonly<Record<Level, readonly Area[]>>,
): { area: string; zips: readonly string[] } {
  const city = lists.city.find((one) => one.localName === values.city);
  const part = lists.area.find((one) => one.localName === values.area);
  if (part && part.localName !== part.zip) return { area: part.localName, zips: zipsOf([part]) };
  return { area: city?.localName ?? '', zips: zipsOf(city ? [city, ...lists.area] : []) };
}

const zipsOf = (areas: readonly Area[]) => [...new Set(areas.flatMap(({ zip }) => zip ?? []))];

/**
 * A `parentId` of null requests the provinces of the country. Undefined means that the level above is not chosen yet,
 * so nothing is requested.
 */
function useAreas(country: string, parentId: string | null | undefined): readonly Area[] {
  const query = useCall(
    'listAreas',
    { country, ...(parentId ? { parentId } : {}) },
    { enabled: country !== '' && parentId !== undefined, staleMs: 86_400_000 },
  );
  return parentId === undefined ? [] : (query.data?.list ?? []);
}

function take(form: PlainForm<AddressValues>, level: Level, chosen: Area | undefined, name: string): void {
  form.set(level, name);
  form.set('areaId', chosen?.id ?? null);
  form.set('zip', chosen?.zip ?? '');
  form.set('zipKept', false);
  form.set('derived', chosen?.zip ? ['zip'] : []);
  form.set('open', { ...form.values.open, place: noUnclearParts.place, zip: noUnclearParts.zip });
}

function LevelBox(props: {
  level: Level;
  country: string;
  list: readonly Area[];
  value: string;
  error: string | undefined;
  derived: boolean;
  onChange: (name: string) => void;
}) {
  const { level, list } = props;
  // Some cities have no areas; then there is nothing to choose at the third level.
  if (level === 'area' && list.length === 0) return null;
  return (
    <ChoiceBox
      name={level}
      required={level !== 'area'}
      label={t(`addresses.${level}`)}
      description={props.derived ? <DerivedFieldMark /> : undefined}
      placeholder={t('addresses.choose')}
      disabled={list.length === 0}
      data={list.map(({ name, localName }) => ({
        value: localName,
        label: name === localName || !/[฀-๿]/.test(localName) ? name : `${localName} ${name}`,
      }))}
      value={props.value}
      error={props.error}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}
