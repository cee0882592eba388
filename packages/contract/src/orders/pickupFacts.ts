/** Descriptions of the fields of pickup points, and of orders collected there. */
export const pickupFacts = {
  'pickupPoints.id': 'Id of the pickup point (UUID): send it as pickupPointId',
  pickupCode:
    "What staff of the shop's own pickup point scan to hand the order over, to draw as a QR code; else empty",
  pickupReady: 'Whether the newest tracking says that it can be collected',
  'pickupPoints.city': 'City or district of the pickup point',
  'pickupPoints.unfitParcelIds': 'Chosen parcels that are too large or too heavy for it (UUID)',
  'pickupPoints.latitude': 'Latitude of the pickup point in degrees; null where unknown',
  'pickupPoints.longitude': 'Longitude of the pickup point in degrees; null where unknown',
  'pickupPoints.kind': 'Kind of pickup point: counter, locker, store or convenienceStore',
};
