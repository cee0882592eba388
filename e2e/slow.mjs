import { Server } from 'node:http';

// Loaded into the product's server when journeys are run with E2E_DELAY_MS: each call is answered that much later, half
// of it to one and a half, so that answers overtake one another too. Whatever a journey presses before its page is ready fails then.
const delayMs = Number(process.env.E2E_DELAY_MS);
const emit = Server.prototype.emit;

Server.prototype.emit = function delayed(name, ...args) {
  if (name !== 'request' || !args[0].url.startsWith('/api/')) return emit.call(this, name, ...args);
  setTimeout(() => emit.call(this, name, ...args), delayMs * (0.5 + Math.random()));
  return true;
};
