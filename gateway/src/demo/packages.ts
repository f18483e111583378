import type { PackageOffer } from '../catalogue/entities/package'
import { DAY_MS } from '../clock'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { showIdOf } from './demo-ids'
import { FIRST_DAY } from './shop-days'

const range = (minQty: number, maxQty: number) => (key: string) => ({ showId: showIdOf(key), minQty, maxQty })
const some = range(1, 4)

/** Ticket packages: with a percentage, from a minimum total, and with a fixed total. */
export function demoPackages({ weekStart } = FIRST_DAY): PackageOffer[] {
  return [
    {
      promotionId: stableId('package:nights'),
      method: 'DISCOUNT',
      name: localText('城市之夜三场套票', 'City nights: three shows'),
      desc: localText('演唱会、相声与交响乐，三个夜晚八折通看', 'A concert, a comedy night and a symphony at 20% off'),
      tiers: [{ thresholdCent: 0, reduceCent: 0, discount: 0.8 }],
      rules: [some('xinghe@sh-stadium'), some('lemantang@sh-grand'), some('beijiu@sh-hall')],
      endAt: weekStart + 60 * DAY_MS,
    },
    {
      promotionId: stableId('package:seats'),
      method: 'FULL',
      name: localText('好座双场套票', 'Two nights, your seats'),
      desc: localText('爵士与话剧各选座位，满 400 减 60，满 1000 减 180', 'Jazz and a play, seats of your choice'),
      tiers: [
        { thresholdCent: 40_000, reduceCent: 6_000, discount: 1 },
        { thresholdCent: 100_000, reduceCent: 18_000, discount: 1 },
      ],
      rules: [some('lanxingxing@sh-house'), some('changjie@sh-grand')],
      endAt: weekStart + 60 * DAY_MS,
    },
    {
      promotionId: stableId('package:laughs'),
      method: 'PER',
      name: localText('欢笑任选套票', 'Laughs, as many as you like'),
      desc: localText('相声必选，爵士任选，每满 200 减 20', 'Comedy for sure, jazz if you like'),
      tiers: [{ thresholdCent: 20_000, reduceCent: 2_000, discount: 1 }],
      rules: [some('lemantang@sh-grand'), range(0, 4)('lanxingxing@sh-house')],
      endAt: weekStart + 60 * DAY_MS,
    },
  ]
}
