import { type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { rootPathOf } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { type GetCustomerServiceOutput, getCustomerService } from '@/contracts/service/get-customer-service'
import { routes } from '@/routes'
import SupportPage from './support'

const open = (options: RenderOptions = {}) => renderPage(SupportPage, routes.support, options)

/** Answers with other contact methods than the gateway's. */
function reachedBy(changes: Partial<GetCustomerServiceOutput>): RenderOptions {
  return {
    prepare: async ({ network }) => {
      const { data } = await (await theGateway()).call(getCustomerService, {})
      const body = { statusCode: STATUS.success, comments: '', data: { ...data, ...changes } }
      network.intercept = ({ url }) =>
        url.includes(rootPathOf(getCustomerService)) ? { status: 200, headers: {}, body } : undefined
    },
  }
}

describe('the page of help', () => {
  it('answers frequent questions (SHELL-223)', async () => {
    await open()
    for (const words of ['如何退票或改签', '如何入场', '如何开发票', '客服不会向您索要验证码']) await seenText(words)
  })

  it('finds questions by synonyms, and shows an empty result', async () => {
    await open()
    await seenText('如何入场')
    await type('search-help', '报销')
    await eventually(() => expect(document.body.textContent).not.toContain('如何入场'))
    await seenText('如何开发票')
    await type('search-help', '天气')
    await seenText('没有找到相关问题')
    await tap('search-help-clear')
    await seenText('如何入场')
  })

  it('links to the orders', async () => {
    const { router } = await open({ signedInAs: newBuyer() })
    await tap('to-orders')
    expect(router.lastMove).toMatchObject({ path: routes.orders.path })
  })

  it('has the address for letters, to be copied (SHELL-172, SHELL-212)', async () => {
    const { copied } = await open()
    await tap('email')
    await eventually(() => expect(copied).toEqual(['service@encore.example']))
    await seenText('复制成功')
  })

  it('omits the address without one', async () => {
    await open({
      prepare: ({ network }) => {
        network.intercept = ({ url }) => (url.includes('/shops/get') ? 'timeout' : undefined)
      },
    })
    await seenText('如何入场')
    expect(document.getElementById('email')).toBeNull()
  })

  it('offers the contact methods of the merchant if there are several (CS-003, CS-004)', async () => {
    const { customerService, router } = await open()
    await tap('customer-service')
    await tap('service-TELEPHONE')
    expect(customerService.called).toEqual(['4001234567'])
    expect(document.getElementById('customer-service-channels')).toBeNull()
    await tap('customer-service')
    await tap('service-ONLINE')
    expect(router.lastMove).toMatchObject({ path: routes.webView.path })
    expect(router.lastMove?.params.url).toContain('/sandbox/service?groupid=tickets')
  })

  it('dials at once when the telephone is the only method (CS-007)', async () => {
    const { customerService } = await open(reachedBy({ onlineConfig: undefined }))
    await tap('customer-service')
    await eventually(() => expect(customerService.called).toEqual(['4001234567']))
  })

  it('shows when the chat is closed; the telephone works at any hour (CS-011)', async () => {
    const never = [{ weekDays: [0], beginTime: '00:00', endTime: '00:01' }]
    const { customerService, router } = await open(reachedBy({ workTimes: never }))
    await tap('customer-service')
    expect((await seen('service-ONLINE')).textContent).toContain('非服务时间')
    const before = router.lastMove
    await tap('service-ONLINE')
    expect(router.lastMove).toBe(before)
    await tap('service-TELEPHONE')
    expect(customerService.called).toEqual(['4001234567'])
  })

  it('shows an error when the contacts cannot be fetched', async () => {
    const { network } = await open()
    network.isOnline = false
    await tap('customer-service')
    await seenText('无法连接网络')
    network.isOnline = true
    await tap(byId('customer-service'))
    await seen('service-TELEPHONE')
  })
})
