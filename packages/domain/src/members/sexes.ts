/** In the order in which they are offered. */
export const sexes = ['female', 'male'] as const;
