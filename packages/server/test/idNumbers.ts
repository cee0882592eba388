let made = 0;

/** A valid Taiwanese ID number that is unused in this world. */
export function freshIdNumber(): string {
  const body = `B1${String(++made).padStart(7, '0')}`;
  const digits = [1, 1, ...[...body.slice(1)].map(Number)];
  const sum = [1, 9, 8, 7, 6, 5, 4, 3, 2, 1].reduce((all, weight, at) => all + weight * (digits[at] ?? 0), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
