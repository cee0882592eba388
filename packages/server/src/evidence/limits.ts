/** Limits documents per member, because each takes seconds of work. */
export const memberRateLimit = { bucket: 'evidence', max: 30, windowSeconds: 3_600 };
export const staffRateLimit = { bucket: 'evidence-staff', max: 120, windowSeconds: 3_600 };
