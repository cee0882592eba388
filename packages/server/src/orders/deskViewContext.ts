import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { DeskViewContext } from './deskView.ts';
import { orderViewContext } from './view.ts';

export function deskViewContext(actor: Staff, services: Services, now: string): DeskViewContext {
  return { ...orderViewContext(actor, services, now), roles: actor.roles, staffId: actor.staffId };
}
