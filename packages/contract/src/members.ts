export const memberCalls = {};
