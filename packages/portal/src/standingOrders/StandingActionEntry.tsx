import type { Output } from '@crossdock/contract/table.ts';
import { Bar, Muted, Stack } from '@crossdock/ui/Layout.tsx';
import { Card } from '@crossdock/ui/Page.tsx';
import { Money, When } from '@crossdock/ui/values.tsx';
import { RowLink } from '@crossdock/web/layoutLinks.tsx';
import { t } from '../shell/i18n.ts';

type Act = Output<'listStandingActs'>['list'][number];

/** One action of a standing order, with its reason. */
export function StandingActionEntry({ act }: { act: Act }) {
  return (
    <Card>
      <Stack gap={4}>
        <Bar gap={[8, 16]}>
          <RowLink to="/standingAct/$id" params={{ id: act.id }} align="center" minHeight={44} strong>
            {t(`standing.state.${act.state}`)} {act.orderNumber}
          </RowLink>
          <Money minor={act.totalMinor} emphasis />
        </Bar>
        <Muted as="p">{act.sentence}</Muted>
        <Muted>
          <When iso={act.createdAt} style="full" />
        </Muted>
      </Stack>
    </Card>
  );
}
