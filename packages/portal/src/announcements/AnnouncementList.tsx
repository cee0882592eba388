import { announcementTypes } from '@crossdock/domain/announcements/rules.ts';
import { LineList } from '@crossdock/ui/LineList.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { FilterTabs } from '@crossdock/ui/Tabs.tsx';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { PagedList } from '../shell/PagedList.ts';
import { SearchField } from '../shell/SearchField.tsx';
import { AnnouncementEntry } from './AnnouncementEntry.tsx';

/** The announcements, pinned ones first, then the newest, filtered by type and words. */
export function AnnouncementList() {
  const [found, setFilters] = useFilters<{ type?: string; words?: string }>();
  const type = announcementTypes.find((one) => one === found.type);
  const words = found.words === undefined ? undefined : String(found.words);
  const types = useCall('getAnnouncementTypes', {}, { topics: ['announcements'] });
  const page = usePage('listAnnouncements', { type, words }, { topics: ['announcements'] });
  const offered = types.data?.types.filter((one) => one.count > 0 || one.type === type) ?? [];
  const isFiltered = type !== undefined || words !== undefined;
  return (
    <>
      <SearchField
        label={t('announcements.search')}
        value={words ?? ''}
        onSearch={(next) => setFilters({ words: next || undefined })}
      />
      <FilterTabs
        label={t('announcements.all')}
        tabs={[
          { key: undefined, label: t('announcements.all') },
          ...offered.map((one) => ({ key: one.type, label: one.name })),
        ]}
        countOf={(key) => offered.find((one) => one.type === key)?.count ?? null}
        chosen={type}
        onChoose={(next) => setFilters({ type: next })}
      />
      <PagedList
        page={page}
        empty={
          <EmptyState
            picture={isFiltered ? 'search' : 'done'}
            title={t(isFiltered ? 'announcements.noneFound' : 'announcements.none')}
            text={t(isFiltered ? 'announcements.noneFound.text' : 'announcements.none.text')}
          />
        }
      >
        {(rows) => <LineList rows={rows}>{(row) => <AnnouncementEntry row={row} />}</LineList>}
      </PagedList>
    </>
  );
}
