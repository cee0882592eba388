export const orderCalls = {};
