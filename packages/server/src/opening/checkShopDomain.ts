import { refuse } from '@crossdock/contract/refusals.ts';
import { withPreparation } from '../platform/handler.ts';
import { shopHosts } from '../platform/shopSettings.ts';
import { enforceRateLimit, type ThrottleLimit } from '../platform/throttle.ts';
import { checkDomain } from './domainCheck.ts';

const perStaff: ThrottleLimit = { bucket: 'domain-check', max: 30, windowSeconds: 900 };

/** Checks only hosts that the operator assigned to this shop. */
export const checkShopDomain = withPreparation<'checkShopDomain'>()({
  look: async (tx, actor, { host }) => {
    const wait = await enforceRateLimit(tx, perStaff, actor.staffId);
    if (wait) return wait;
    const hosts = await shopHosts(tx);
    return hosts.some((one) => one.host === host) ? { host } : refuse('row.notFound', {}, 'host');
  },
  prepare: async (_noTransaction, { shop }, _input, { config }, { host }) => ({
    checks: await checkDomain({
      ...{ host, shopId: shop.id, targets: config.PUBLIC_ADDRESS, dnsServers: config.DNS_SERVERS },
      ...{ httpPort: 80, httpsPort: config.PUBLIC_PORT ?? 443, privateToo: config.OUTBOUND_PRIVATE },
    }),
  }),
  handle: async (_tx, _actor, _input, _services, found) => found,
});
