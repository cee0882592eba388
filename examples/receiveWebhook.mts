/**
 * Receives the shop's webhooks and rejects those without a valid signature.
 *
 *   CROSSDOCK_WEBHOOK_SECRET=whsec_… PORT=8080 node receiveWebhook.mts
 */
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.CROSSDOCK_WEBHOOK_SECRET ?? '');
/** Events may arrive more than once, so known ones are skipped. A real program stores their ids in its database. */
const taken = new Set<string>();

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  try {
    webhook.verify(body, headers);
  } catch {
    response.writeHead(401).end();
    return;
  }
  const id = headers['webhook-id'] ?? '';
  const { type, data } = JSON.parse(body);
  console.log(`${type} ${data.id}${taken.has(id) ? ' (again)' : ''}`);
  taken.add(id);
  response.writeHead(204).end();
});
server.listen(Number(process.env.PORT ?? 8080), () =>
  console.log(`listening ${JSON.stringify(server.address())}`),
);
