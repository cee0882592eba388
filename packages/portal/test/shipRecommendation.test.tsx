// @vitest-environment happy-dom

import { draw } from '@crossdock/ui/samples/draw.tsx';
import { expect, test, vi } from 'vitest';
import { ShipRecommendation } from '../src/orders/ShipRecommendation.tsx';
import type { OrderPlan } from '../src/orders/shipTypes.ts';

vi.mock('../src/shell/i18n.ts', () => ({ t: (key: string) => key }));

const left = [{ id: 'a' }];

test.each([
  ['order.noAddress', 'ship.now.noAddress'],
  ['order.noApprovedAddress', 'ship.now.noApprovedAddress'],
  ['order.noLane', 'ship.now.none'],
])('a plan that cannot ship because of %s says what to do first', async (error, headline) => {
  const planned = { kind: 'none', error, message: '' } as const;
  const plan = { planned, left, going: [], unpaid: [] } as unknown as OrderPlan;
  const { one } = await draw(<ShipRecommendation plan={plan} way="balance" />);
  expect(one('h2').textContent).toBe(headline);
});
