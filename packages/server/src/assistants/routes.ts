import { assistantScopes } from '@crossdock/domain/assistants/scopes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowAnyOrigin } from '../platform/anyOrigin.ts';
import type { Config } from '../platform/config.ts';
import { consentPath } from '../platform/consentPath.ts';
import type { Database } from '../platform/db.ts';
import { mcpEndpointUrl, resourceMetadataPath } from '../platform/mcp.ts';
import { throttleKeyOfIp } from '../platform/networks.ts';
import { originOf } from '../platform/origin.ts';
import { sendRefusal } from '../platform/refusalText.ts';
import { enforceRateLimits, type ThrottleLimit } from '../platform/throttle.ts';
import { insertClient } from './clients.store.ts';
import { readRegistration } from './registration.ts';
import { answerTokenRequest, revokeToken } from './tokenEndpoint.ts';

const paths = {
  authorize: '/api/oauth/authorize',
  token: '/api/oauth/token',
  register: '/api/oauth/register',
  revoke: '/api/oauth/revoke',
} as const;

const bodyLimit = 16 * 1024;
/** Anybody may register a client, so registrations are limited by network and by shop. */
const perNetwork: ThrottleLimit = { bucket: 'assistant-register', max: 30, windowSeconds: 3_600 };
const perShop: ThrottleLimit = { bucket: 'assistant-register-all', max: 1_000, windowSeconds: 3_600 };

/**
 * The OAuth 2.1 endpoints that assistants call without a member: metadata (RFC 8414, RFC 9728), registration
 * (RFC 7591), tokens, and revocation (RFC 7009). The issuer is the shop's host, so one shop's tokens are not
 * valid at another.
 */
export function addAssistantRoutes(app: FastifyInstance, database: Database, config: Config): void {
  allowAnyOrigin(app, {
    [mcpEndpointUrl('')]: 'POST',
    [paths.token]: 'POST',
    [paths.register]: 'POST',
    [paths.revoke]: 'POST',
    [resourceMetadataPath]: 'GET',
    '/.well-known/oauth-protected-resource': 'GET',
    '/.well-known/oauth-authorization-server': 'GET',
  });
  const metadata =
    (of: (request: FastifyRequest, origin: string) => object) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      reply.header('cache-control', 'public, max-age=600').send(of(request, originOf(request, config)));
  for (const path of ['/.well-known/oauth-protected-resource', resourceMetadataPath])
    app.get(path, metadata(ofResource));
  app.get('/.well-known/oauth-authorization-server', metadata(ofServer));

  // The parameters follow the #, where the page reads them unchanged and no server logs them.
  app.get(paths.authorize, (request, reply) =>
    reply.redirect(`${consentPath}#${request.url.split('?').slice(1).join('?')}`, 302),
  );

  app.post(paths.register, { bodyLimit }, async (request, reply) => {
    const client = readRegistration(request.body);
    if ('error' in client) return reply.status(400).send(client);
    const registered = await database.transact(request.shop.id, async (tx) => {
      const wait = await enforceRateLimits(tx, [
        { limit: perNetwork, key: throttleKeyOfIp(request.ip) },
        { limit: perShop, key: '' },
      ]);
      return wait ?? insertClient(tx, client);
    });
    if (typeof registered !== 'string') return sendRefusal(request, reply, registered);
    return reply.status(201).send({
      client_id: registered,
      client_id_issued_at: Math.floor(Date.now() / 1000),
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      // Clients have no secrets: PKCE binds the code to the client that requested it.
      token_endpoint_auth_method: 'none',
    });
  });

  app.post(paths.token, { bodyLimit }, async (request, reply) => {
    const answer = await database.transact(request.shop.id, (tx) => answerTokenRequest(tx, formOf(request)));
    return reply.status('error' in answer ? 400 : 200).send(answer);
  });

  app.post(paths.revoke, { bodyLimit }, async (request, reply) => {
    await database.transact(request.shop.id, (tx) => revokeToken(tx, formOf(request)));
    return reply.status(200).send({});
  });
}

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');

const ofResource = ({ shop }: FastifyRequest, origin: string) => ({
  resource: mcpEndpointUrl(origin),
  authorization_servers: [origin],
  scopes_supported: assistantScopes,
  bearer_methods_supported: ['header'],
  resource_name: shop.name,
});

const ofServer = (_request: FastifyRequest, origin: string) => ({
  issuer: origin,
  authorization_endpoint: `${origin}${paths.authorize}`,
  token_endpoint: `${origin}${paths.token}`,
  registration_endpoint: `${origin}${paths.register}`,
  revocation_endpoint: `${origin}${paths.revoke}`,
  scopes_supported: assistantScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  client_id_metadata_document_supported: true,
  authorization_response_iss_parameter_supported: true,
});
