import { Box, Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import { TextBox } from '@crossdock/ui/TextBox.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { useDebouncedValue } from '@crossdock/web/useDebouncedValue.ts';
import {
  type Icon,
  IconBolt,
  IconBuildingWarehouse,
  IconCashBanknote,
  IconCreditCard,
  IconCrown,
  IconFileText,
  IconLifebuoy,
  IconPackage,
  IconPackages,
  IconReceipt2,
  IconSearch,
  IconShoppingBag,
  IconTruckLoading,
  IconUser,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCall } from '../shell/api.ts';
import { Dialog } from '../shell/Dialog.ts';
import { t } from '../shell/i18n.ts';
import { useShownMenuGroups } from '../shell/shownGroups.ts';
import { useStaff } from '../shell/staff.ts';
import { actionHits } from './actions.ts';
import { hitKindTextKey, namedPages, pageHits, type SearchHit, toSearchHits } from './hits.tsx';

const icons: Readonly<Record<SearchHit['kind'], Icon>> = {
  page: IconFileText,
  act: IconBolt,
  member: IconUser,
  parcel: IconPackage,
  order: IconReceipt2,
  payment: IconCreditCard,
  shelf: IconBuildingWarehouse,
  vipOrder: IconCrown,
  purchase: IconShoppingBag,
  pickup: IconTruckLoading,
  claim: IconLifebuoy,
  withdrawal: IconCashBanknote,
  payout: IconPackages,
};

/** A pause in typing after which the server is asked, in milliseconds. */
const typingPauseMs = 120;

/**
 * Finds members, parcels, orders, payments, locations, pages and actions by typed or scanned text, without a
 * mouse.
 */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const { hits, failure, settled } = useHits(words);
  const navigate = useNavigate();
  const listId = useId();
  const at = Math.min(chosen, hits.length - 1);
  const open = ({ target }: SearchHit) => {
    onClose();
    void navigate(target);
  };
  const awaited = useAwaitedHit({ hits, settled }, open);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setChosen((at + step + hits.length) % Math.max(1, hits.length));
    else if (event.key !== 'Enter') return;
    else if (!settled) awaited.current = hits[at]?.key ?? '';
    else if (hits[at]) open(hits[at]);
    event.preventDefault();
  };
  return (
    <Dialog wide opened title={t('finding.title')} onClose={onClose}>
      <Stack gap={12}>
        <TextBox
          bare
          // Not a search input, because there the first Escape would clear the text instead of closing the dialog.
          data-fleeting
          inputMode="search"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits[at] ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={400}
          label={t('finding.box')}
          placeholder={t('finding.box')}
          leftSection={<IconSearch size={18} aria-hidden />}
          error={failure}
          value={words}
          onKeyDown={press}
          onChange={(event) => {
            awaited.current = undefined;
            setWords(event.target.value);
            setChosen(0);
          }}
        />
        <Results id={listId} hits={hits} chosen={at} onOpen={open} />
        {settled && hits.length === 0 ? (
          <Muted as="p">{t('finding.none', { words: words.trim() })}</Muted>
        ) : null}
        <Box as="p" role="status" spoken>
          {settled && words.trim() !== '' ? t('finding.count', { n: hits.length }) : ''}
        </Box>
        <Muted as="p" size={12}>
          {t('finding.hint')}
        </Muted>
      </Stack>
    </Dialog>
  );
}

/**
 * Opens a line after Enter was pressed before the answer: an exact or single one, otherwise the line that was chosen, if
 * it is still there. A scanner presses Enter at once. Answers the key of the chosen line; undefined if Enter was not
 * pressed, empty if there was no line.
 */
function useAwaitedHit(
  { hits, settled }: { hits: readonly SearchHit[]; settled: boolean },
  open: (hit: SearchHit) => void,
) {
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    const key = awaited.current;
    if (key === undefined || !settled) return;
    awaited.current = undefined;
    const [first, second] = hits;
    const isSure = first?.exact || second === undefined;
    const hit = isSure ? first : hits.find((one) => one.key === key);
    if (hit) open(hit);
  });
  return awaited;
}

function Results(props: {
  id: string;
  hits: readonly SearchHit[];
  chosen: number;
  onOpen: (hit: SearchHit) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[props.chosen]?.scrollIntoView({ block: 'nearest' });
  }, [props.chosen]);
  return (
    <Box as="ul" ref={list} id={props.id} minHeight={352} role="listbox" aria-label={t('finding.results')}>
      {props.hits.map((hit, index) => (
        <Line
          key={hit.key}
          id={`${props.id}-${index}`}
          hit={hit}
          chosen={index === props.chosen}
          onOpen={() => props.onOpen(hit)}
        />
      ))}
    </Box>
  );
}

function Line({
  id,
  hit,
  chosen,
  onOpen,
}: {
  id: string;
  hit: SearchHit;
  chosen: boolean;
  onOpen: () => void;
}) {
  const Picture = icons[hit.kind];
  return (
    <Row
      as="li"
      id={id}
      role="option"
      aria-selected={chosen}
      gap={12}
      align="center"
      pad={[6, 12]}
      minHeight={44}
      round="control"
      hovers
      {...(chosen ? { fill: 'soft', tone: 'on-soft' } : {})}
      onClick={onOpen}
    >
      <Picture size={18} aria-hidden />
      <Stack as="span" grow minWidth={0}>
        <strong>{hit.title}</strong>
        <Row as="span" gap={[0, 10]} wrap size={13}>
          {hit.details.filter(Boolean).map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts of one line in their order
            <span key={index}>{detail}</span>
          ))}
        </Row>
      </Stack>
      <Muted size={12}>{t(hitKindTextKey(hit.kind))}</Muted>
    </Row>
  );
}

/**
 * Finds pages at once, and asks the server after a pause in typing. `settled`: the answer belongs to the
 * current words.
 */
function useHits(words: string) {
  const staff = useStaff();
  const pages = namedPages(useShownMenuGroups(), useFormatting().currency, staff.may('shop.write'));
  const typed = words.trim();
  const asked = useDebouncedValue(typed, typingPauseMs);
  const query = useCall('findAnything', { words: asked }, { enabled: asked !== '', keepLast: true });
  const settled = typed === '' || (asked === typed && !query.isFetching);
  const found = typed !== '' && query.data ? toSearchHits(query.data) : [];
  const exact = found.filter((hit) => hit.exact);
  return {
    hits: [
      ...exact,
      ...pageHits(pages, typed),
      ...actionHits(typed, staff.may),
      ...found.filter((hit) => !hit.exact),
    ],
    failure: typed === '' ? undefined : query.error?.message,
    settled,
  };
}
