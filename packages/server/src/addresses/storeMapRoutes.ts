import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { saveChosenStore, storeMapOfShop } from './storeMap.store.ts';

export const storeMapReplyPath = '/store-map/';

const bodyAtMost = 8 * 1024;
const limit = { bucket: 'store-map-reply', max: 120, windowSeconds: 600 };
/** The page on which the browser continues if the choice is unknown or expired. The form on that page says so. */
const over = '/address?add=1&map=over';

/**
 * The browser returns from the map without identity, because a post from another site carries no cookie and no token.
 * Only its state counts, and it only stores a choice, which only the session that began it can fetch, by a separate
 * call.
 */
export function addStoreMapRoutes(app: FastifyInstance, database: Database): void {
  app.post<{ Params: { state: string } }>(
    `${storeMapReplyPath}:state`,
    { bodyLimit: bodyAtMost },
    async (request, reply) => {
      const map = storeMapOfShop(request.shop.settings);
      const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
      const { state } = request.params;
      const back = await database.transact(request.shop.id, async (tx) =>
        (await enforceRateLimit(tx, limit, throttleKeyOfIp(request.ip)))
          ? undefined
          : saveChosenStore(tx, state, map?.storeIn(form)),
      );
      const onward = back === undefined ? over : `${back}&map=${encodeURIComponent(state)}`;
      return reply.header('cache-control', 'no-store').redirect(onward, 303);
    },
  );
}
