import { contracts } from '../schemas/contracts'
import { profileIsRead, showIsFavorite, tokensAreRenewed } from './journeys/account'
import { addressIsKept } from './journeys/addresses'
import { invoiceIsPrepared, ordersAreRead, refundIsPreviewed } from './journeys/after-sale'
import { homeIsLaidOut, showsAreFound, showsAreListed } from './journeys/browse-lists'
import { sessionsAreChosen, showIsRead } from './journeys/browse-show'
import { orderIsCancelled } from './journeys/buy'
import { couponsAreRead } from './journeys/coupons'
import { cartIsFilled } from './journeys/goods'
import type { Journey } from './journeys/journey'
import { linkIsShortened, showIsShared } from './journeys/links'
import { orderIsPaid } from './journeys/pay'
import { sessionsAreRequired, wrongInputIsRefused } from './journeys/refusals'
import { seatsAreKept } from './journeys/seats'
import { appStarts, languagesDiffer, policiesAreRead } from './journeys/start'
import { venuesAreRead } from './journeys/venues'
import { ticketsAreShown } from './journeys/wallet'

/** Areas of the app with their folders in src/contracts, in playing order. */
const FOLDERS = {
  start: ['shop', 'version', 'copywriting', 'site', 'agreement', 'service', 'link', 'risk', 'track', 'notice', 'file'],
  browse: ['layout', 'show', 'session', 'venue', 'tour', 'open-show', 'package', 'vote', 'topic'],
  buy: ['seat', 'order', 'payment'],
  'after-sale': ['refund', 'rebook', 'invoice'],
  wallet: ['voucher', 'transfer', 'share', 'entrance', 'stub'],
  account: ['account', 'address', 'attendee', 'region', 'certification', 'message', 'favorite', 'work-permit'],
  membership: ['member', 'coupon', 'right', 'privilege', 'annual-review'],
  goods: ['goods', 'cart'],
  extras: ['parking', 'reserve'],
} as const
export type AreaName = keyof typeof FOLDERS

export const AREAS = Object.keys(FOLDERS).filter(isArea)

/** Journeys by area: purchases come before the areas that read them. */
export const JOURNEYS: readonly Journey[] = [
  ...[appStarts, policiesAreRead, languagesDiffer, wrongInputIsRefused, sessionsAreRequired, linkIsShortened],
  ...[homeIsLaidOut, showsAreListed, showsAreFound, showIsRead, sessionsAreChosen, venuesAreRead],
  ...[orderIsCancelled, seatsAreKept, orderIsPaid],
  ...[ordersAreRead, refundIsPreviewed, invoiceIsPrepared],
  ...[ticketsAreShown, showIsShared],
  ...[profileIsRead, showIsFavorite, addressIsKept, tokensAreRenewed],
  ...[couponsAreRead, cartIsFilled],
]

export function isArea(name: string): name is AreaName {
  return Object.hasOwn(FOLDERS, name)
}

/** A call with the area that its contract belongs to. */
export type AreaCall = ReturnType<typeof callsByArea>[number]

/** The calls of the app by name with the area of each; null for a folder that belongs to none. */
export function callsByArea() {
  return contracts().map(({ name, endpoint }) => {
    const [folder = ''] = name.split('/')
    const area = AREAS.find((known) => FOLDERS[known].some((own) => own === folder)) ?? null
    return { contract: name, endpoint, area }
  })
}
