import { useRouter } from '@tanstack/react-router';
import { type NavGroup, navGroups } from './menuEntries.ts';
import { useStaff } from './staff.ts';

/** The menu entries that the roles allow. */
export function useShownMenuGroups(): NavGroup[] {
  const staff = useStaff();
  return navGroups(Object.values(useRouter().routesByPath))
    .map((group) => ({ ...group, entries: group.entries.filter(({ can }) => staff.may(can)) }))
    .filter((group) => group.entries.length > 0);
}
