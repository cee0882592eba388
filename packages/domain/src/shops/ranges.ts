/** The lowest and highest value of each setting. Forms show them beside the field. */
export const settingRanges = {
  batchMax: { min: 1, max: 200 },
  volumeDivisorCm3PerKg: { min: 1_000, max: 20_000 },
  paymentTimeoutHours: { min: 1, max: 720 },
  storageLatestDays: { min: 1, max: 30 },
  resendSeconds: { min: 30, max: 600 },
} as const;
