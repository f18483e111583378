import type { TestGateway } from '@test/test-gateway'
import { rootPathOf } from '@/contracts/endpoint'
import { ERROR_CODE } from '@/contracts/envelope'
import { routes } from '../src/routes'

/** Calls that stay open: what buyers have, the gate, logging in, support. Every other call sells, advertises, or belongs to it. */
const OPEN = `
  DELETE trade/buyer/v5/orders/:orderId
  DELETE user/buyer/v3/show_user/:id
  DELETE user/buyer/v3/user/addresses/:id
  DELETE user/buyer/v3/user/logins/:id
  GET home/pub/v3/agreements/:id
  GET home/pub/v3/copywriting/config
  GET home/pub/v3/merchant/customer_service
  GET home/pub/v3/module_not_display
  GET home/pub/v3/policy/get_all_default_policy
  GET home/pub/v3/shop_functions
  GET home/pub/v3/shops/get
  GET home/pub/v3/transfers/rules
  GET home/pub/v3/version/match
  GET home/pub/v5/shop/configs
  GET show/pub/v3/entrance_registrations/:id
  GET trade/buyer/v2/items/orders/:orderId
  GET trade/buyer/v3/invoices/:invoiceId
  GET trade/buyer/v3/invoices/by_order/:orderId
  GET trade/buyer/v3/invoices/config
  GET trade/buyer/v3/order/:orderId/voucher/created
  GET trade/buyer/v3/orders/:orderId/about
  GET trade/buyer/v3/orders/:orderId/express
  GET trade/buyer/v3/orders/:orderId/unregistered
  GET trade/buyer/v3/orders/:orderId/wait_list
  GET trade/buyer/v3/parking/orders
  GET trade/buyer/v3/parking/orders/:orderId
  GET trade/buyer/v3/payments/query_by_bind_id
  GET trade/buyer/v3/prime/orders/:orderId
  GET trade/buyer/v3/refunds/:refundId
  GET trade/buyer/v3/refunds/orders
  GET trade/buyer/v3/refunds/rules
  GET trade/buyer/v3/reservation_voucher/:id/detail
  GET trade/buyer/v3/reserves/records
  GET trade/buyer/v3/transfers
  GET trade/buyer/v3/transfers/prepare
  GET trade/buyer/v3/voucher/:id/forget_id_card_code_detail
  GET trade/buyer/v3/voucher/:id/real_name
  GET trade/buyer/v3/voucher/sites
  GET trade/buyer/v3/voucher/sites/:siteId/page_list
  GET trade/buyer/v5/orders
  GET trade/buyer/v5/orders/:orderId
  GET trade/buyer/v5/voucher/:id/detail
  GET trade/buyer/v5/voucher/:id/ticket_code
  GET trade/buyer/v5/voucher/history/page_list
  GET trade/buyer/v5/voucher/page_list
  GET trade/pub/v3/pay_success/:orderId
  GET trade/pub/v3/transfers/code/:transferCode
  GET trade/pub/v3/voucher/bind_preview
  GET user/buyer/v3/account/cancel/check
  GET user/buyer/v3/account/consents
  GET user/buyer/v3/account/export
  GET user/buyer/v3/invoice_titles
  GET user/buyer/v3/profile
  GET user/buyer/v3/query/display/setting
  GET user/buyer/v3/show_user
  GET user/buyer/v3/user/addresses
  GET user/buyer/v3/user/addresses/:id/detail
  GET user/buyer/v3/user/logins
  GET user/pub/v1/countries
  GET user/pub/v1/provinces
  GET user/pub/v1/provinces/:id/cities
  GET user/pub/v1/provinces/cities/:id/districts
  GET user/pub/v3/middle_verify
  GET user/pub/v3/photo_captcha
  POST home/pub/v1/fingerprint/token
  POST home/pub/v1/track/events
  POST show/buyer/v3/entrance_registrations/:id
  POST trade/buyer/v3/invoices/:id/send
  POST trade/buyer/v3/invoices/apply
  POST trade/buyer/v3/refunds/apply
  POST trade/buyer/v3/refunds/preview
  POST trade/buyer/v3/transfers
  POST trade/buyer/v3/transfers/code/:transferCode/accept
  POST trade/buyer/v3/voucher/:id/id_card
  POST trade/buyer/v3/voucher/:id/real_name
  POST trade/buyer/v3/voucher/bind
  POST trade/pub/v3/captcha/check
  POST trade/pub/v3/captcha/record
  POST trade/pub/v3/risk_control/token
  POST user/buyer/v3/account/cancel
  POST user/buyer/v3/account/cancel/revoke
  POST user/buyer/v3/bind
  POST user/buyer/v3/show_user
  POST user/buyer/v3/user/addresses
  POST user/buyer/v3/user/logins/end_others
  POST user/buyer/v3/user_logout
  POST user/pub/v3/apple/login
  POST user/pub/v3/bind_phone
  POST user/pub/v3/channel/login
  POST user/pub/v3/email/activate
  POST user/pub/v3/email/login
  POST user/pub/v3/email/register
  POST user/pub/v3/email/send
  POST user/pub/v3/email/set_password
  POST user/pub/v3/google/login
  POST user/pub/v3/login_or_register
  POST user/pub/v3/refresh_token
  POST user/pub/v3/verify_codes
  POST user/pub/v3/weixin/login
  PUT trade/buyer/v2/items/orders/:orderId/confirm_receipt
  PUT trade/buyer/v3/payments/cancel
  PUT trade/buyer/v3/refunds/:refundId/cancel
  PUT trade/buyer/v3/reserves/:reserveOrderId/cancel
  PUT trade/buyer/v3/transfers/:id/cancel
  PUT trade/buyer/v5/orders/:orderId/cancel
  PUT user/buyer/v3/account/consents
  PUT user/buyer/v3/password
  PUT user/buyer/v3/profile
  PUT user/buyer/v3/user/addresses/:id
  PUT user/buyer/v3/user/addresses/:id/default
`

const open = new Set(
  OPEN.trim()
    .split('\n')
    .map((line) => line.trim()),
)

describe('a shop that is closed', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  async function refusalIn(status: string, { method, path }: { method: string; path: string }): Promise<boolean> {
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { status } })
    const url = path.replace(/:(\w+)/g, 'x')
    const reply = await shop.gateway.inject({
      method: method as 'GET',
      url,
      payload: method === 'GET' ? undefined : {},
    })
    return reply.body.includes(ERROR_CODE.shopNotOpen)
  }

  it.each(routes.map(({ name, endpoint }) => [name, { method: endpoint.method, path: rootPathOf(endpoint) }] as const))(
    'answers %s only if ticket holders need it (D-43)',
    async (name, call) => {
      for (const status of ['CLOSED', 'MAINTAIN']) expect(await refusalIn(status, call)).toBe(!open.has(name))
      expect(await refusalIn('OPEN', call)).toBe(false)
    },
  )

  it('lists no call that is not there', () => {
    const names = new Set(routes.map(({ name }) => name))
    expect([...open].filter((name) => !names.has(name))).toEqual([])
  })
})
