import { useRouter } from '@tanstack/react-router';
import { type NavGroup, navGroups } from './nav.ts';
import { useStaff } from './staff.ts';

/** The menu entries that the roles allow and for which a route exists. */
export function useShownGroups(): NavGroup[] {
  const staff = useStaff();
  const routes: object = useRouter().routesByPath;
  return navGroups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ to, can }) => to in routes && staff.may(can)),
    }))
    .filter((group) => group.entries.length > 0);
}
