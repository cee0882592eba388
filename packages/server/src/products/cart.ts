import type { Tx } from '../platform/db.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { cartContent } from './store.ts';
import { cartLineOf, productViewContext } from './view.ts';

/** The content of a member's cart. */
export async function cartAnswer(tx: Tx, actor: Member, services: Services) {
  const reader = productViewContext(tx, actor, services);
  const list = (await cartContent(tx, actor.memberId)).map((row) => cartLineOf(row, reader));
  return { list, count: list.reduce((all, { quantity }) => all + quantity, 0) };
}
