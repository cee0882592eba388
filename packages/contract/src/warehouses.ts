export const warehouseCalls = {};
