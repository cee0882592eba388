/** The first moment of a day as the reader's clock has it, or of one that is so many days later. */
export function dayStart(date: string, daysLater: number): string {
  const day = new Date(`${date}T00:00`);
  day.setDate(day.getDate() + daysLater);
  return day.toISOString();
}
