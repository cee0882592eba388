import { Button } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Box, Row, Split, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFilters } from '@crossdock/web/filters.ts';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './DataList.module.css';
import { FormDialog } from './FormDialog.tsx';
import { t } from './i18n.ts';
import {
  activeFilterChips,
  type FilterParams,
  filterParamNames,
  filterValue,
  type ListFilter,
} from './listFilters.ts';
import { SearchField } from './SearchField.tsx';
import { useIsTabletWide } from './useWidth.ts';

interface FilterBarProps {
  readonly search?: { readonly label: string; readonly words: string };
  readonly filters: readonly ListFilter[];
  /** Further tools of the list: views, columns, export. */
  readonly children: ReactNode;
}

/** Search and filters of a list, with each active filter as a chip. On a phone the filters are in a dialog. */
export function FilterBar({ search, filters, children }: FilterBarProps) {
  const [found, place] = useFilters<FilterParams>();
  const [open, setOpen] = useState(false);
  const isTablet = useIsTabletWide();
  const main = isTablet ? filters.filter((filter) => filter.kind === 'choice' && filter.main) : [];
  const hasMore = filters.some((filter) => filter.kind !== 'named' && !main.includes(filter));
  return (
    <Stack gap={8}>
      <Row gap={8} wrap align="end">
        {search ? (
          <Box grow={isTablet ? 220 : 260}>
            <SearchField label={search.label} value={search.words} onSearch={(words) => place({ words })} />
          </Box>
        ) : null}
        {main.map((filter) => (
          <Box key={filter.label} maxWidth={216}>
            <FilterBox bare filter={filter} found={found} onChange={place} />
          </Box>
        ))}
        {hasMore ? (
          <Button icon={IconAdjustmentsHorizontal} look="outline" onClick={() => setOpen(true)}>
            {t('shell.list.filter')}
          </Button>
        ) : null}
        {children}
      </Row>
      <Chips filters={filters} found={found} onChange={place} />
      {open ? (
        <FilterDialog filters={filters} found={found} onChange={place} onClose={() => setOpen(false)} />
      ) : null}
    </Stack>
  );
}

interface Narrowing {
  readonly filters: readonly ListFilter[];
  readonly found: FilterParams;
  readonly onChange: (change: FilterParams) => void;
}

function Chips({ filters, found, onChange }: Narrowing) {
  const chips = activeFilterChips(filters, found);
  if (chips.length === 0) return null;
  const clear = () =>
    onChange(Object.fromEntries(filterParamNames(filters).map((name) => [name, undefined])));
  return (
    <Row as="ul" gap={8} wrap aria-label={t('shell.list.filters')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('shell.list.unfilter', { what: label })}
            onClick={() => onChange(without)}
          >
            {label}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Button small look="plain" onClick={clear}>
            {t('shell.list.clear')}
          </Button>
        </li>
      ) : null}
    </Row>
  );
}

/** All filters in a dialog; they are applied together. */
function FilterDialog({ filters, found, onChange, onClose }: Narrowing & { readonly onClose: () => void }) {
  const [change, setChange] = useState<FilterParams>({});
  const merged = { ...found, ...change };
  return (
    <FormDialog
      title={t('shell.list.filter')}
      onClose={onClose}
      onSubmit={() => {
        onChange(change);
        onClose();
      }}
    >
      {filters.map((filter) => (
        <FilterBox
          key={filter.label}
          filter={filter}
          found={merged}
          onChange={(next) => setChange({ ...change, ...next })}
        />
      ))}
      <Row gap={8} wrap justify="end">
        <Button
          look="outline"
          onClick={() =>
            setChange(Object.fromEntries(filterParamNames(filters).map((name) => [name, undefined])))
          }
        >
          {t('shell.list.clear')}
        </Button>
        <Button type="submit">{t('shell.list.apply')}</Button>
      </Row>
    </FormDialog>
  );
}

interface BoxProps {
  readonly filter: ListFilter;
  readonly found: FilterParams;
  readonly bare?: boolean;
  readonly onChange: (change: FilterParams) => void;
}

function FilterBox({ filter, found, bare, onChange }: BoxProps) {
  if (filter.kind === 'named') return null;
  if (filter.kind === 'choice')
    return (
      <ChoiceBox
        {...(bare ? { bare } : {})}
        label={filter.label}
        placeholder={filter.any}
        value={filterValue(found, filter.name)}
        data={filter.data}
        onChange={(event) => onChange({ [filter.name]: event.target.value || undefined })}
      />
    );
  const ends = [
    ['fromDay', t('shell.list.fromDay', { label: filter.label })],
    ['toDay', t('shell.list.toDay', { label: filter.label })],
  ] as const;
  return (
    <Split columns="1fr 1fr" gap={12}>
      {ends.map(([name, label]) => (
        <TextBox
          key={name}
          type="date"
          data-fleeting
          label={label}
          value={filterValue(found, name)}
          onChange={(event) => onChange({ [name]: event.target.value || undefined })}
        />
      ))}
    </Split>
  );
}
