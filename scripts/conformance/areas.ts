import { contracts } from '../schemas/contracts'

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
