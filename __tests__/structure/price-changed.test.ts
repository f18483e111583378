import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { isPriceChanged } from '@/domain/price-changed'

const ROOT = join(__dirname, '../..')

/** Calls that place an order. */
const CREATE_CALLS = [
  'order/create-order',
  'goods/create-goods-order',
  'parking/create-parking-order',
  'rebook/apply-rebook',
  'member/create-prime-order',
  'privilege/create-card-order',
  'reserve/create-reservation',
  'stub/print-ticket-stubs',
]

/** Rejections for which a new price does not help: the buyer changes something, or the order is over. */
const FINAL: Readonly<Record<string, string>> = {
  badInput: 'a fault of the app',
  notFound: 'what was wanted is gone',
  soldOut: 'the page offers something else',
  limitReached: 'the buyer takes fewer',
  notOnSale: 'the sale is over, or has not begun',
  designatedOnly: 'sold to others only',
  noRight: 'sold to others only',
  addressNeeded: 'the buyer names an address',
  phoneFormat: 'the buyer corrects the phone',
  emailFormat: 'the buyer corrects the e-mail',
  attendeeRules: 'the buyer names other people',
  agreementNeeded: 'the buyer agrees',
  captchaNeeded: 'the buyer solves a captcha',
  seatLockOver: 'the buyer picks seats again',
  inQueue: 'the buyer waits',
  quoteUsed: 'the order is placed already',
  tooManyUnpaid: 'the buyer pays or cancels an older order',
  packageRules: 'the buyer composes another package',
  privilegeNeeded: 'the buyer proves the privilege again',
  passNeeded: 'the buyer scans the code of the venue again',
  notPayable: 'nothing is left to pay',
  notRefundable: 'the tickets stay as they are',
  attendeeKnown: 'of adding people',
  attendeePhone: 'of adding people',
  idNumber: 'of adding people',
  couponGone: 'of receiving coupons',
  notTransferable: 'of sending tickets',
  privilegeWrong: 'of typing a privilege',
  tooManyTries: 'of typing a privilege',
}

/** Files that a file imports, and theirs, within the services of the gateway. */
function importedBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^'"]* from '(\.[^']+)'/gm)) {
    const path = `${join(dirname(file), target)}.ts`
    if (isOfOrders(path)) importedBy(path, known)
  }
  return known
}

/** Whether a file helps to place an order: neither its payment nor its end. */
function isOfOrders(path: string): boolean {
  const place = relative(join(ROOT, 'gateway/src'), path)
  const isLater = /services\/(payments|books|jobs|messages|accounts|verification\/(?!risk-tokens))/.test(place)
  return place.startsWith('services/') && !isLater
}

function codesThrown(): string[] {
  const files = new Set(CREATE_CALLS.flatMap((call) => [...importedBy(join(ROOT, `gateway/src/routes/${call}.ts`))]))
  const names = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/BusinessError\(\s*(?:BUSINESS_ERROR|STATUS)\.(\w+)/g)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(names)].sort()
}

const CODES_THROWN = codesThrown()

describe('the codes with which a call may refuse an order', () => {
  const codes: Readonly<Record<string, number>> = { ...BUSINESS_ERROR, ...STATUS }

  it.each(CODES_THROWN)('%s either fetches the price again or is final', (name) => {
    expect(isPriceChanged(codes[name])).toBe(FINAL[name] === undefined)
  })

  it('include those of money', () => {
    expect(CODES_THROWN).toEqual(
      expect.arrayContaining(['amountChanged', 'quoteInvalid', 'couponUnusable', 'cardUnusable', 'balanceTooLow']),
    )
  })

  it('list nothing as final that no call throws', () => {
    expect(Object.keys(FINAL).filter((name) => !CODES_THROWN.includes(name))).toEqual([])
  })
})
