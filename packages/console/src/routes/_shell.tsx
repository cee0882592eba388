import { anyFilters } from '@crossdock/web/anyFilters.ts';
import { createFileRoute } from '@tanstack/react-router';
import { GlobalSearch } from '../finding/GlobalSearch.tsx';
import { RegisterProblemKey } from '../problems/RegisterProblem.tsx';
import { SetupFrame } from '../shell/SetupFrame.tsx';
import { Shell } from '../shell/Shell.tsx';
import { useStaff } from '../shell/staff.ts';
import { AccountPage } from '../staff/AccountPage.tsx';

/** Routes below this one inherit its URL parameters, which are the filters of their lists. */
export const Route = createFileRoute('/_shell')({ validateSearch: anyFilters, component: Framed });

/** Until a required password or second factor is set, the server accepts no other calls. */
function Framed() {
  return useStaff().due === null ? (
    <>
      <Shell search={<GlobalSearch />} />
      <RegisterProblemKey />
    </>
  ) : (
    <SetupFrame>
      <AccountPage />
    </SetupFrame>
  );
}
