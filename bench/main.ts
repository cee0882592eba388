import { say } from './stage.ts';

/** Each benchmark by its name. It is loaded only when it runs. */
const benches: Record<string, () => Promise<() => Promise<void>>> = {
  list: async () => (await import('./list.ts')).benchParcelList,
  scale: async () => (await import('./list.ts')).benchTenfoldParcels,
  orders: async () => (await import('./orders.ts')).benchOrders,
  chat: async () => (await import('./chat.ts')).benchChat,
  desk: async () => (await import('./desk.ts')).benchDesk,
  attacks: async () => (await import('./attacks.ts')).benchAttacks,
  neighbours: async () => (await import('./neighbours.ts')).benchBusyNeighbours,
  start: async () => (await import('./start.ts')).benchServerStart,
  browser: async () => (await import('./browser.ts')).benchBrowser,
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse,
  quote: async () => (await import('./quote.ts')).benchQuote,
  planner: async () => (await import('./planner.ts')).benchPlanner,
  home: async () => (await import('./home.ts')).benchHome,
  intents: async () => (await import('./faults.ts')).benchRepeatedWrites,
  vipImport: async () => (await import('./vipImport.ts')).benchVipImport,
  statements: async () => (await import('./bankStatements.ts')).benchBankStatements,
  webhooks: async () => (await import('./webhooks.ts')).benchWebhooks,
  cluster: async () => (await import('./cluster.ts')).benchCluster,
  jobs: async () => (await import('./jobs.ts')).benchJobs,
  realtimeEvents: async () => (await import('./realtimeEvents.ts')).benchRealtimeEvents,
  watchers: async () => (await import('./watchers.ts')).benchWatchedPages,
  takeover: async () => (await import('./takeover.ts')).benchJobTakeover,
  kills: async () => (await import('./faults.ts')).benchKilledProcesses,
  shops: async () => (await import('./shops.ts')).benchIdleShops,
  files: async () => (await import('./files.ts')).benchUnusedFileSweep,
  history: async () => (await import('./history.ts')).benchHistory,
  move: async () => (await import('./move.ts')).benchShopMove,
  moving: async () => (await import('./dataImport.ts')).benchDataImport,
  rival: async () => (await import('./rival.ts')).benchRival,
  disk: async () => (await import('./disk.ts')).benchFullDisk,
  finding: async () => (await import('./finding.ts')).benchSearches,
  listExport: async () => (await import('./listExport.ts')).benchListExport,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in benches));
if (names.length === 0 || unknown.length > 0) {
  console.error(`npm run bench -- <name> …\n  names: ${Object.keys(benches).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const name of names) {
    say(name);
    const bench = await benches[name]?.();
    await bench?.();
  }
}
