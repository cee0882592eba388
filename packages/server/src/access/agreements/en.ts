import type { Agreements } from './shape.ts';

export const en: Agreements = {
  service: {
    title: 'Member service agreement',
    sections: [
      {
        heading: '1. What we do',
        paragraphs: [
          '{shop} receives parcels for its members, stores them, combines them into shipments and forwards them across borders. When you buy, you give the seller our warehouse address; once a parcel has arrived, you decide when and by which channel it travels on.',
          'We do not sell the goods. Quality, authenticity, quantity and returns are between you and the seller. Where we can, we help with pictures and weights taken on arrival.',
        ],
      },
      {
        heading: '2. Your account',
        paragraphs: [
          'Please register with true details under which you can be reached. You keep your password to yourself; what is done with your account counts as done by you. If somebody else uses it, change the password at once and tell us.',
          'At your request our staff can act in your account. Every such act is recorded, and staff cannot change your password or contact details or withdraw money.',
        ],
      },
      {
        heading: '3. Forecast, claim and storage',
        paragraphs: [
          'Forecast each parcel before it arrives and state name, quantity and value truthfully. A parcel that nobody forecast is kept as unclaimed; claiming it may take a proof of purchase.',
          'Each parcel is stored free for a number of days, after which rent is charged daily. Rate and days left stand on every parcel. Parcels that nobody has dealt with after repeated notice may be treated as abandoned after the published period.',
        ],
      },
      {
        heading: '4. Prices and payment',
        paragraphs: [
          'You pay what the quote lists line by line when you submit the order. If weight or size differ after packing, the difference is explained line by line and charged or returned. Each line of the quote opens to show how it was computed.',
          'We ship once you have paid, except for cash on delivery. Refunds go to your balance or to the method you paid with and appear in your records.',
        ],
      },
      {
        heading: '5. Compensation',
        paragraphs: [
          'For loss or damage in our care we compensate up to the freight if the order is not insured, and up to the lower of insured amount and actual value if it is. Please tell us within seven days of signing, with pictures of the box and its contents.',
          'We do not compensate for force majeure, customs inspection, false declarations, the nature of the goods, or poor packing by the seller.',
        ],
      },
      {
        heading: '6. Personal data',
        paragraphs: [
          'We use your data to provide the service, to clear customs and to obey the law, and pass on to carriers and customs only what they need. You can read and correct your data at any time.',
          'ID numbers are used only for customs and for checking addresses. Records that the law asks us to keep remain until their period ends, even after an account is closed.',
        ],
      },
      {
        heading: '7. Changes',
        paragraphs: [
          'We announce changes of this agreement. If you keep using the service after a change, you accept it; if you do not accept it, you may stop and have your balance paid out.',
        ],
      },
    ],
  },
  carrier: {
    title: 'Carriage agreement',
    sections: [
      {
        heading: '1. What may be sent',
        paragraphs: [
          'You confirm that your goods are lawful and that name, quantity and value are stated truthfully. Goods are general, sensitive (built-in battery, Bluetooth, magnetic) or special (cosmetics, food, liquids, powders, loose batteries and the like). Channels differ in what they carry.',
        ],
      },
      {
        heading: '2. What may not be sent',
        paragraphs: [
          'Weapons, ammunition, flammables and explosives, drugs, cash and securities, counterfeits, live animals, plants and seeds, and whatever is forbidden where the parcel starts or ends. Such goods are handed to the authorities; costs and liability are yours.',
        ],
      },
      {
        heading: '3. Weight and limits',
        paragraphs: [
          'The billing weight is the larger of real and volume weight; the divisor depends on the channel. Carriers limit each piece: some home deliveries take at most 120 cm a side and 19.5 kg a piece. If yours is larger we show other channels or the surcharge.',
        ],
      },
      {
        heading: '4. Customs',
        paragraphs: [
          'You are the importer. You complete the identity checks and declarations of the destination and bear duty, consumption tax and other import charges, unless the channel says that tax is included. Delays, returns and fines from missing or false details are yours.',
        ],
      },
      {
        heading: '5. Time and delivery',
        paragraphs: [
          'Days shown are estimates for the usual case, without customs inspection, weather or peak season. Please answer the phone on the day of delivery. Collect pickup parcels within the holding period; later they may be returned at your cost.',
        ],
      },
      {
        heading: '6. Signing',
        paragraphs: [
          'Check the box before you sign. If it is damaged, photograph it and tell the courier on the spot. Costs of a failed or repeated delivery caused by a wrong address or phone number are yours.',
        ],
      },
    ],
  },
};
