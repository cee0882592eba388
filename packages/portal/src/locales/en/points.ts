import type { points as tw } from '../tw/points.ts';

export const points = {
  'points.title': 'My points',
  'points.intro': 'Pay freight to collect points; use them on a fee, or turn them into balance.',
  'points.failed': 'Your usable points could not be fetched',
  'points.paused': 'The shop has no points at the moment. Those you have are kept for you.',
  'points.mine': 'Usable points',
  'points.unit': '{n, plural, one {point} other {points}}',
  'points.worth': 'Worth',
  'points.owed':
    '{n, plural, one {# point is} other {# points are}} owed after a refund. The next points you get pay for them first.',
  'points.ways': 'How points come and go',
  'points.way.earn': 'Pay freight, collect points',
  'points.way.earn.text':
    'Once an order is paid in full, every {freight} of freight paid earns 1 point. A refund takes back its share.',
  'points.way.use': 'Use them on an order',
  'points.way.use.text':
    '1 point takes {worth} off the fee: at least {min, plural, one {# point} other {# points}}, at most {share}% of the fee, and not together with a coupon.',
  'points.way.exchange': 'Turn them into balance',
  'points.way.exchange.text':
    'From {min, plural, one {# point} other {# points}} on; the money is on your balance at once.',
  'points.way.exchange.not': 'The shop does not offer this at the moment.',
  'points.exchange': 'Turn points into balance',
  'points.exchange.points': 'Points',
  'points.exchange.range': '{min} to {max}',
  'points.exchange.all': 'All',
  'points.exchange.gives': 'You get',
  'points.exchange.go': 'Exchange',
  'points.exchange.tooFew':
    '{n, plural, one {# more point} other {# more points}} and you can exchange them: it takes {min}.',
  'points.exchange.ask': 'Exchange {n, plural, one {# point} other {# points}}?',
  'points.exchange.ask.text':
    'It goes to your balance at once, and {left, plural, one {# point is} other {# points are}} left. This cannot be undone.',
  'points.exchange.confirm': 'Exchange',
  'points.exchanged': 'Done: {amount} is on your balance',
  'points.records': 'Points records',
  'points.none': 'No records yet',
  'points.none.text': 'Once your first order is paid, the points it earned are listed here.',
  'points.direction.all': 'All',
  'points.direction.in': 'Received',
  'points.direction.out': 'Used',
  'points.type.earned': 'Earned on freight',
  'points.type.spent': 'Used on an order',
  'points.type.returned': 'Given back',
  'points.type.reversed': 'Taken back after a refund',
  'points.type.exchanged': 'Turned into balance',
  'points.type.shared': 'Reward for sharing',
  'points.type.adjusted': 'Changed by the shop',
  'points.record.owing': '{n} more still owed',
  'points.record.settled': '{n} of them paid for points owed',
} as const satisfies Record<keyof typeof tw, string>;
