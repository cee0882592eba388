import type { TabCount } from '@crossdock/ui/Tabs.tsx';

/** The count of each tab in `keys`, from an answer that may not have come yet; other tabs have none. */
export const countsOfTabs =
  <K extends string>(keys: readonly K[], counts: Readonly<Record<K, number | undefined>> | undefined) =>
  (tab: unknown): TabCount => {
    const key = keys.find((one) => one === tab);
    return key === undefined ? null : counts?.[key];
  };
