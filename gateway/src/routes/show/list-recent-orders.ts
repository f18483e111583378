import { listRecentOrders } from '@/contracts/show/list-recent-orders'
import type { Locale } from '@/domain/locale'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { type RecentPurchase, recentPurchases } from '../../services/orders/recent-orders'
import { translate } from '../../texts/text'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

export const listRecentOrdersRoute = publicRoute(
  listRecentOrders,
  async ({ input, locale, origin, clock, db, shop: { catalogue } }) => {
    const purchases = await recentPurchases({ db, clock }, catalogue.show(input.showId))
    return purchases.map((purchase) => {
      const name = maskedName(purchase.nickname)
      return {
        avatar: pictureUrls(origin).avatar(encodeURIComponent(name)),
        text: boughtText({ ...purchase, nickname: name }, clock.now(), locale),
        createTime: purchase.paidAt,
      }
    })
  },
)

/** The first letter of a name: enough to see that it is a person, and not which one. */
function maskedName(nickname: string): string {
  return `${[...nickname][0] ?? ''}**`
}

function boughtText({ nickname: name, qty: count, paidAt }: RecentPurchase, now: number, locale: Locale): string {
  const minutes = Math.floor((now - paidAt) / MINUTE_MS)
  if (minutes < 1) return translate(locale, 'show.bought.now', { name, count })
  if (minutes < HOUR_MINUTES) return translate(locale, 'show.bought.minutes', { name, count, minutes })
  return translate(locale, 'show.bought.hours', { name, count, hours: Math.floor(minutes / HOUR_MINUTES) })
}
