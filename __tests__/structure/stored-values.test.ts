import { createBareApp } from '@test/bare-app'
import { PaymentModel } from '@/blocks/payment/payment-model'
import { SearchHistory } from '@/package-show/pages/search/search-history'
import { TicketCache } from '@/request/ticket-cache'
import { OpenIds } from '@/services/jumps/open-ids'
import { redirectToWechatAuth } from '@/services/wechat-authorization'
import { VisitTokens } from '@/stores/visit-tokens'

Object.assign(globalThis, { APP_ID: 'encore', WECHAT_AUTHORIZE_URL: 'https://weixin.example/authorize' })

const LOGIN = {
  bizUserId: 'u1',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresIn: 7200,
  isNewUser: false,
  email: 'a@encore.example',
  cellphone: '13800138000',
  countryCode: '86',
  loginMethod: 'CELLPHONE' as const,
}

function usedApp() {
  const data = { openId: 'o1', unionId: 'n1', sessionKey: 's' }
  const app = createBareApp({
    transport: async () => ({ status: 200, headers: {}, body: { statusCode: 200, data } }),
  })
  return { ...app, clock: { now: () => 1_790_000_000_000 } }
}

it('stores on a device only specified values, with their specified lifetime (SHELL-219)', async () => {
  const app = usedApp()
  const { storage, clock } = app
  app.session.signIn(LOGIN)
  app.distributor.remember('d7')
  await new OpenIds(app).exchange('code')
  redirectToWechatAuth({ ...app, shopConfig: { config: { appId: 'wx1' } } as never }, '/order')
  Object.assign(new VisitTokens(storage), { passId: 'pass', privilegeToken: 'vip' })
  new SearchHistory(storage).add('星河')
  new TicketCache(storage, clock).write('voucher/page_list', 'first', { list: [] })
  const order = { orderId: '1', orderType: 'TICKET', unPaidTransactionIds: ['t1'] } as never
  const payment = new PaymentModel(app, order, {} as never)
  payment.choose('ALIPAY_CN_WAP')
  await payment.paying.submit()
  payment.dispose()

  const { bizUserId, accessToken, refreshToken, email, countryCode } = LOGIN
  const stored = Object.fromEntries(
    ['session', 'open-id', 'last-auth', 'passes', 'search-history', 'last-payment', 'distributor'].map((key) => [
      key,
      storage.get(key),
    ]),
  )
  expect(stored).toMatchObject({
    session: { bizUserId, accessToken, refreshToken, email, countryCode },
    'open-id': { openId: 'o1', unionId: 'n1', savedAt: expect.any(Number) },
    'last-auth': { at: expect.any(Number) },
    passes: { passId: 'pass', privilegeToken: 'vip' },
    'search-history': ['星河'],
    'last-payment': 'ALIPAY_CN_WAP',
    distributor: { id: 'd7', savedAt: expect.any(Number) },
  })
  expect(stored['open-id']).not.toHaveProperty('sessionKey')
  expect(storage.get('ticket-cache:voucher/page_list')).toMatchObject([{ key: 'first' }])
})
