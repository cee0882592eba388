const endOfDirectory = 0x06054b50;
/** The first of January 1980, the earliest date that a ZIP can store. */
const noDay = 0x21;

/**
 * A ZIP in which all entries have the same time, so that the same content always gives the same bytes.
 * Changes the bytes in place.
 */
export function withFixedTimes(zip: Buffer): Buffer {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < 0) return zip;
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const local = zip.readUInt32LE(at + 42);
    for (const place of [at + 12, local + 10]) {
      zip.writeUInt16LE(0, place);
      zip.writeUInt16LE(noDay, place + 2);
    }
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return zip;
}
