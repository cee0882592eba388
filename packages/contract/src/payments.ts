export const paymentCalls = {};
