export const trackingRefusals = {} as const;
