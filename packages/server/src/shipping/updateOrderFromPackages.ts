import { orderStateOfPackages, packageNotice, packageNumber } from '@crossdock/domain/orders/packages.ts';
import type { PackageRow } from '../orders/details.store.ts';
import { indexTrackingNumbers } from '../orders/packages.store.ts';
import { changeShipment } from '../orders/shipping.store.ts';
import { type SignProof, signProofIn } from '../orders/signProof.ts';
import { type OrderRow, setOrderLost, transitionOrder } from '../orders/store.ts';
import { parcelsOfOrder, transitionParcels } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import { publish } from '../platform/realtime.ts';
import type { Member, Staff } from '../platform/scope.ts';

interface Moved {
  readonly before: readonly PackageRow[];
  readonly after: readonly PackageRow[];
  /** The proof, if this step was a delivery. */
  readonly proof?: SignProof;
  /** The reason, if this step declared packages lost. */
  readonly why?: string;
}

/**
 * Updates a locked order to the state of its packages: in transit when the first package leaves, lost when all
 * packages are lost, signed when no package is awaited any more. Its shipment details are those of its first package
 * in transit. Parcels follow the order. Answers whether this call signed the order.
 */
export async function updateOrderFromPackages(
  tx: Tx,
  actor: Member | Staff,
  order: OrderRow,
  { before, after, proof, why = '' }: Moved,
): Promise<boolean> {
  const whole = orderStateOfPackages(after.map(({ state }) => state));
  const changes = shipmentOf(order, after);
  const isSigned = order.state === 'awaitingSignature' && whole === 'delivered';
  if (order.state === 'awaitingShipment' && whole !== 'packed') {
    await must(transitionOrder(tx, actor, order, 'ship', { ...changes, carrierBeforeId: order.carrierId }));
    await moveAllParcels(tx, actor, order, 'ship');
  } else if (order.state === 'awaitingSignature' && whole === 'packed') {
    const undone = { ...changes, carrierId: order.carrierBeforeId ?? order.carrierId, carrierBeforeId: null };
    await must(transitionOrder(tx, actor, order, 'undoShip', undone, order.forwardingNumber));
    await moveAllParcels(tx, actor, order, 'undoShip');
  } else if (isSigned) {
    const signProof = JSON.stringify(proofOf(after, proof));
    await must(transitionOrder(tx, actor, order, 'sign', { ...changes, signedAt: tx.now, signProof }));
    await moveAllParcels(tx, actor, order, 'sign');
  } else {
    if (order.state === 'awaitingSignature') await changeShipment(tx, order.id, changes);
    await publish(tx, 'orders', order.memberId);
    const isLost = order.state === 'awaitingSignature' && (whole === 'lost') !== (order.lostAt !== null);
    if (isLost) await must(setOrderLost(tx, actor, order, whole === 'lost' ? why : null));
    else await tellOfPackages(tx, actor, order, { before, after, why });
  }
  if (after.length > 1) {
    const numbers = new Set(after.map(({ forwardingNumber }) => forwardingNumber));
    const gone = [order, ...before].map(({ forwardingNumber }) => forwardingNumber);
    await indexTrackingNumbers(
      tx,
      order.id,
      gone.filter((number) => !numbers.has(number)),
    );
  }
  return isSigned;
}

/** The shipment details in the order's own row. */
function shipmentOf(order: OrderRow, after: readonly PackageRow[]) {
  const sent = after.filter(({ state }) => state !== 'packed');
  const [first] = sent;
  const times = sent.flatMap(({ shippedAt }) => shippedAt ?? []).sort();
  return {
    forwardingNumber: first?.forwardingNumber ?? '',
    carrierId: first?.carrierId ?? order.carrierId,
    shippedAt: times[0] ?? null,
    partlyShipped: sent.length > 0 && sent.length < after.length,
  };
}

/** The proof of a delivery in several parts: the last signer, and the pictures of all parts. */
function proofOf(after: readonly PackageRow[], proof: SignProof | undefined): SignProof {
  const parts = after
    .toSorted((a, b) => ((a.deliveredAt ?? '') < (b.deliveredAt ?? '') ? -1 : 1))
    .flatMap((one) => signProofIn(one.signProof) ?? []);
  const last = proof ?? parts.at(-1) ?? { by: 'staff', signer: '', note: '', fileIds: [] };
  return { ...last, fileIds: [...new Set([...parts, last].flatMap(({ fileIds }) => fileIds))] };
}

async function moveAllParcels(
  tx: Tx,
  actor: Member | Staff,
  order: OrderRow,
  event: 'ship' | 'undoShip' | 'sign',
): Promise<void> {
  const ids = (await parcelsOfOrder(tx, order.id)).map(({ id }) => id);
  const moved = await transitionParcels(tx, actor, ids, event);
  if (event !== 'sign' && moved.length !== ids.length)
    throw new Error(`parcels of order ${order.number} cannot follow it: ${event}`);
}

/** Notifies the member of package changes that do not change the state of the whole order. */
async function tellOfPackages(
  tx: Tx,
  actor: Member | Staff,
  { id, memberId, number }: OrderRow,
  { before, after, why }: Moved & { why: string },
): Promise<void> {
  const stateBefore = new Map(before.map((one) => [one.id, one.state]));
  const news = after.flatMap((one) => {
    const from = stateBefore.get(one.id);
    const event = from === undefined ? undefined : packageNotice(from, one.state);
    if (event === undefined) return [];
    const params = { number: packageNumber(number, one.position), reason: why };
    return [{ memberId, event, subjectId: id, params }];
  });
  await notify(tx, actor, news);
}

async function must(moved: Promise<boolean>): Promise<void> {
  if (!(await moved)) throw new Error('the order is not where its packages were');
}
