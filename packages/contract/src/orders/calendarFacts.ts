/** Descriptions of the storage calendar's fields. */
export const calendarFacts = {
  'getStorageCalendar.warehouseId@query': 'Warehouse (UUID); left out: the first with parcels on shelves',
  'getStorageCalendar.warehouseId': 'Warehouse of the parcels (UUID); null: no parcel is on a shelf',
  'getStorageCalendar.addressId@query':
    'An address of mine that orders may use (UUID); left out: the default one',
  'getStorageCalendar.days@query': 'How many days, from now on',
  'getStorageCalendar.advice': 'What to do now: nothing, wait, send, rentRuns, free or paused',
  'getStorageCalendar.warehouses': 'Warehouses that have parcels of mine on shelves',
  'getStorageCalendar.lane': 'The channel with the lowest price now, and where to',
  'getStorageCalendar.lane.kind':
    'found; or noAddress, noApprovedAddress, noLane, noParcels: why there is no price',
  'getStorageCalendar.lane.channelId': 'The channel (UUID); null: there is no price',
  'getStorageCalendar.lane.addressId': 'The address (UUID); null: none, or a pickup point',
  'getStorageCalendar.days': 'The coming days, 24 hours apart',
  'getStorageCalendar.days.day': "The day in the shop's time zone",
  'getStorageCalendar.days.at': 'The moment of the day that is priced (ISO 8601, UTC)',
  'getStorageCalendar.days.rentMinor': 'Storage fee of the parcels in the price on that day, in minor units',
  'getStorageCalendar.days.addedMinor': 'How much more that is than a day earlier, in minor units',
  'getStorageCalendar.parcels.addedMinor': 'For each day: how much its storage fee grows, in minor units',
  'getStorageCalendar.days.shippingMinor': 'Everything but storage, in minor units; null without a price',
  'getStorageCalendar.days.totalMinor': 'Price of an order on that day, in minor units; null: there is none',
  'getStorageCalendar.wait': 'Whether it is cheaper to wait for the next expected parcel',
  'getStorageCalendar.wait.kind': 'none: nothing is expected or can be compared; saves or costs',
  'getStorageCalendar.wait.expected': 'How many forecast parcels are expected there, at most 20',
  'getStorageCalendar.wait.arrivesInDays':
    'When it is expected, in days from now: as long as my parcels usually take',
  'getStorageCalendar.wait.assumedWeightG': 'Weight that it counts with, in grams: the average of the others',
  'getStorageCalendar.wait.nowMinor': 'Price of shipping the others now, in minor units',
  'getStorageCalendar.wait.aloneMinor':
    'Price of shipping the expected one alone on its arrival, in minor units',
  'getStorageCalendar.wait.togetherMinor': 'Price of shipping all together on its arrival, in minor units',
  'getStorageCalendar.wait.savesMinor': 'What waiting saves, in minor units; below 0: what it costs',
  'getStorageCalendar.rentBegins':
    'When the first storage fee of any parcel is due (ISO 8601, UTC); null: none is in sight',
  'getStorageCalendar.rentMinor': 'Storage fee of the parcels in the price now, in minor units',
  'getStorageCalendar.parcelCount': 'How many parcels of mine are on shelves there',
  'getStorageCalendar.shippedCount': 'How many parcels are in the price',
  'getStorageCalendar.parcels': 'Those that have been there longest, at most 100',
  'getStorageCalendar.parcels.cause':
    'Why then: shelved, told: the arrival message was delivered, pending: not yet, untold: not in time',
  'getStorageCalendar.parcels.since': 'When its storage days begin (ISO 8601, UTC)',
  'getStorageCalendar.parcels.rentMinor': 'Storage fee now, in minor units',
  'getStorageCalendar.parcels.rentBegins':
    'When its first storage fee is due (ISO 8601, UTC); null: none is in sight',
  'getStorageCalendar.parcels.freeDaysLeft': 'How many free days are left',
  'getStorageCalendar.parcels.dayCostMinor': 'Price of the next day after the free ones, in minor units',
  'getStorageCalendar.parcels.pausedDays': 'How many days did not count',
  'getStorageCalendar.parcels.pausedNow': 'Whether its storage days do not count now',
  'getStorageCalendar.parcels.pauseCause':
    'Why they do not count: problem, dispute, firm; address, declarer or identity in review; closed; none if they count',
  'getStorageCalendar.parcels.pauseWhy': 'What staff wrote about it; empty: nothing',
  'getStorageCalendar.parcels.pastPauses': 'When its storage days did not count, the oldest first',
  'getStorageCalendar.parcels.pastPauses.cause':
    'Why: problem, dispute, firm; address, declarer or identity: in review, and no order was possible without',
  'getStorageCalendar.parcels.pastPauses.from':
    'The beginning, at the earliest that of its storage days (ISO 8601, UTC)',
  'getStorageCalendar.parcels.pastPauses.until': 'The end (ISO 8601, UTC)',
  'getStorageCalendar.parcels.obstacle': 'Why it is not in the price, as in orders; none: it is',
  'getStorageCalendar.parcels.kinds': 'For each day: free, lastFree, rent or paused',
};
