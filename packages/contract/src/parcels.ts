export const parcelCalls = {};
