import { Server } from 'node:http';

// Loaded into the product's server if E2E_DELAY_MS is set. Each call is delayed by half to one and a half times this
// value, so that answers also overtake each other. A journey that clicks before its page is ready then fails.
const delayMs = Number(process.env.E2E_DELAY_MS);
const emit = Server.prototype.emit;

Server.prototype.emit = function delayed(name, ...args) {
  if (name !== 'request' || !args[0].url.startsWith('/api/')) return emit.call(this, name, ...args);
  setTimeout(() => emit.call(this, name, ...args), delayMs * (0.5 + Math.random()));
  return true;
};
