import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { DeskReader } from './deskView.ts';
import { readerOf } from './view.ts';

export function deskReaderOf(actor: Staff, services: Services, now: string): DeskReader {
  return { ...readerOf(actor, services, now), roles: actor.roles, staffId: actor.staffId };
}
