import { listOrders } from '@/contracts/order/list-orders'
import { routes } from '@/routes'
import { emailAccount, newEmail, PASSWORD } from '../email-account'
import { newestCaptcha, newestCode } from '../newest-secrets'
import { CODE_INTERVAL_MS } from '../phone-shop'
import { loginByCode } from '../sent-code'
import type { Journey, JourneyShop, Shopper } from './shopper'

const LAST = { offset: 0, length: 1, tab: 'TICKET' } as const

/** A number as pages show it. */
const masked = ({ cellphone }: Shopper) => `${cellphone.slice(0, 3)}****${cellphone.slice(-4)}`

/** Has a code sent to the owner of the account, and types it. */
async function proveOwner(shop: JourneyShop, owner: Shopper): Promise<void> {
  await owner.type('#phone', owner.cellphone)
  await owner.type('#captcha', await newestCaptcha(shop))
  shop.gateway.clock.advance(CODE_INTERVAL_MS)
  await owner.tap('#send-code')
  await owner.seenText(/\d+ ?秒/)
  await owner.type('#code', await newestCode(shop))
}

/** Token of the link in the newest message that has one. */
async function linkToken({ sandbox }: JourneyShop): Promise<string> {
  const sent = await sandbox<{ content: string }[]>('outbox')
  const links = sent.flatMap(({ content }) => /middle-verify\?token=([\w-]+)/.exec(content)?.[1] ?? [])
  return links[0] ?? ''
}

export const ACCOUNT_JOURNEYS: readonly Journey[] = [
  {
    name: 'logs a visitor in by phone, with the picture on a page of its own (LOGIN-004, LOGIN-032)',
    isQuick: true,
    async run(shop) {
      const visitor = await shop.shopper({ isVisitor: true })
      await visitor.open(routes.loginCaptcha)
      await visitor.logIn()
      await visitor.gone('#code')
      await visitor.open(routes.accountSafe)
      await visitor.seenText(masked(visitor))
    },
  },
  {
    name: 'logs a visitor in by e-mail and password (LOGIN-005, LOGIN-024)',
    async run(shop) {
      const visitor = await shop.shopper({ isVisitor: true })
      const email = newEmail()
      await emailAccount(shop.gateway, email)
      await visitor.open(routes.loginEmail)
      await visitor.type('#email', email)
      await visitor.type('#password', PASSWORD)
      await visitor.tap('#agree')
      await visitor.tap('#log-in')
      await visitor.gone('#password')
      await visitor.open(routes.accountSafe)
      await visitor.seen('#password')
    },
  },
  {
    name: 'ends the login of another device, which has to log in again (USER-013)',
    async run(shop) {
      const owner = await shop.shopper()
      const other = await shop.shopper({ owner })
      await other.open(routes.viewer)
      await other.seen('#add-attendee')
      await owner.open(routes.accountSafe)
      await owner.tap('[id^=device-][id$=-end]')
      await owner.tap('#dialog-confirm')
      await owner.gone('#end-others')
      await other.open(routes.viewer)
      await other.seenText('您已退出登录')
      await other.tapText('登录')
      await other.seen('#phone')
      await owner.refresh()
      await owner.seenText(masked(owner))
    },
  },
  {
    name: 'follows the link of a message about a login elsewhere, once, and ends that login (LOGIN-015, NAV-054)',
    async run(shop) {
      const owner = await shop.shopper()
      shop.gateway.clock.advance(CODE_INTERVAL_MS)
      const stranger = await loginByCode(shop.gateway, owner.cellphone, { src: 'PC_WEB' })
      const token = await linkToken(shop)
      await owner.open(routes.middleVerify, { token })
      await owner.tap('[id^=device-][id$=-end]')
      await owner.tap('#dialog-confirm')
      await owner.gone('#end-others')
      const refused = await shop.gateway.call(listOrders, LAST, { as: stranger.accessToken })
      expect(refused.data).toBeNull()
      await owner.open(routes.middleVerify, { token })
      await owner.seenText('链接已失效')
    },
  },
  {
    name: 'exports what is stored, and keeps a consent as it was chosen (USER-043)',
    async run(shop) {
      const owner = await shop.shopper()
      await owner.open(routes.privacy)
      await owner.seen('#consent-messages')
      const before = await owner.isChecked('#consent-messages')
      await owner.tap('#consent-messages')
      await owner.tap('#consent-tracking')
      const tracking = await owner.isChecked('#consent-tracking')
      await owner.tap('#export')
      await owner.seenText(/文件已导出|已复制全部资料|文件已备好/)
      await owner.refresh()
      await owner.seen('#consent-messages')
      expect(await owner.isChecked('#consent-messages')).toBe(!before)
      expect(await owner.isChecked('#consent-tracking')).toBe(tracking)
    },
  },
  {
    name: 'closes the account with a code, and takes that back at the next login (USER-043)',
    async run(shop) {
      const owner = await shop.shopper()
      await owner.open(routes.privacy)
      await owner.tap('#account-safe')
      await proveOwner(shop, owner)
      await owner.tap('#cancel-account')
      await owner.tap('#dialog-confirm')
      await owner.gone('#cancel-account')
      await owner.open(routes.member)
      await owner.seen('#phone')
      await owner.signIn()
      await owner.open(routes.member)
      await owner.seenText('保留账号')
      await owner.tap('#dialog-confirm')
      await owner.gone('#dialog-confirm')
      await owner.open(routes.accountSafe)
      await owner.seenText(masked(owner))
      await owner.seen('#cancel-account')
    },
  },
]
