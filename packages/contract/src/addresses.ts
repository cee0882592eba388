export const addressCalls = {};
