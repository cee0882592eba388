/** The start of the day that is `daysLater` days after `date`, in the reader's time zone. */
export function dayStart(date: string, daysLater: number): string {
  const day = new Date(`${date}T00:00`);
  day.setDate(day.getDate() + daysLater);
  return day.toISOString();
}
