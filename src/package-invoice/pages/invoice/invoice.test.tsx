import { newAddress } from '@test/goods-buyer'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, gone, seen, seenText, tap, type } from '@test/screen'
import { asInvoiceable, asInvoiced } from '@test/screen-invoices'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { getInvoiceOfOrder } from '@/contracts/invoice/get-invoice-of-order'
import { routes } from '@/routes'
import InvoicePage from './invoice'

async function open(options?: Awaited<ReturnType<typeof asInvoiceable>>) {
  const buyer = options ?? (await asInvoiceable())
  const page = await renderPage(InvoicePage, routes.invoice, buyer)
  await seen('invoice-next')
  const gateway = await theGateway()
  const as = await gateway.signIn(buyer.signedInAs)
  const invoice = async () => (await gateway.call(getInvoiceOfOrder, buyer.params, { as })).data
  return { ...page, ...buyer, as, invoice }
}

/** The page is replaced by that of the invoice. */
const leftFor = (router: Awaited<ReturnType<typeof open>>['router']) =>
  eventually(() => expect(router.lastMove).toMatchObject({ path: routes.invoiceDetail.path }))
const chooseCompany = () => tap(screen.getByText('企业'))

describe('the page to ask for an invoice (INVOICE-001)', () => {
  describeStates({ Page: InvoicePage, route: routes.invoice, options: () => asInvoiceable(), words: '开票金额' })

  it('fills in, reviews and sends (INVOICE-003, INVOICE-007)', async () => {
    const { router, invoice, network } = await open()
    await type('invoice-title', '李雷')
    await type('invoice-contact', 'li@encore.example')
    await tap('invoice-next')
    await seenText('提交后不能修改')
    expect(byId('invoice-confirmation').textContent).toContain('li@encore.example')
    expect(await invoice()).toBeNull()
    await tap('invoice-submit')
    await leftFor(router)
    const { invoiceId } = (await invoice()) ?? {}
    expect(router.lastMove).toMatchObject({ params: { invoiceId } })
    expect(network.sent.filter((call) => call.endsWith('/invoices/apply'))).toHaveLength(1)
  })

  it('requires a tax number of companies only (INVOICE-006, INVOICE-018, INVOICE-019)', async () => {
    const { invoice, router } = await open()
    expect(document.getElementById('invoice-taxpayer')).toBeNull()
    await chooseCompany()
    await type('invoice-contact', 'li@encore.example')
    await tap('invoice-next')
    expect(byId('invoice-title-message').textContent).toBeTruthy()
    expect(byId('invoice-taxpayer-message').textContent).toBeTruthy()
    expect(document.getElementById('invoice-confirmation')).toBeNull()
    await type('invoice-title', '星河文化有限公司')
    await type('invoice-taxpayer', '123')
    await tap('invoice-next')
    await seenText('税号为 15 至 20 位')
    await type('invoice-taxpayer', '91310000ma1fl0xk6t')
    await tap('invoice-next')
    expect(byId('invoice-confirmation').textContent).toContain('91310000MA1FL0XK6T')
    await tap('invoice-submit')
    await leftFor(router)
    expect(await invoice()).toMatchObject({ taxpayerId: '91310000MA1FL0XK6T' })
  })

  it('sends one on paper to an address, at the buyer’s cost (INVOICE-008, INVOICE-021)', async () => {
    const options = await asInvoiceable()
    const gateway = await theGateway()
    const id = await newAddress(gateway, await gateway.signIn(options.signedInAs))
    const { app, show, invoice, router } = await open(options)
    await tap(screen.getByText('纸质普通发票'))
    await seenText('邮费到付')
    await type('invoice-title', '李雷')
    await type('invoice-contact', 'li@encore.example')
    await tap('invoice-next')
    await seenText('请选择收件地址')
    await tap('invoice-address')
    expect(router.lastMove).toMatchObject({ path: routes.address.path })
    await app.navigation.backWith(routes.address, { id })
    await show()
    await seenText('南京西路 1 号')
    await tap('invoice-next')
    await tap('invoice-submit')
    await leftFor(router)
    expect((await invoice())?.shippingAddress?.detailAddress).toBe('南京西路 1 号')
  })

  it('shows which contact is invalid (INVOICE-009, INVOICE-010)', async () => {
    await open()
    await type('invoice-title', '李雷')
    await type('invoice-contact', 'nobody')
    await tap('invoice-next')
    await seenText('请输入正确的邮箱')
    await tap(screen.getByText('短信链接'))
    await type('invoice-contact', '12')
    await tap('invoice-next')
    await seenText('请输入正确的手机号')
  })

  it('keeps its input when offline, and is sent once (INVOICE-016)', async () => {
    const { network, invoice, router } = await open()
    await type('invoice-title', '李雷')
    await type('invoice-contact', 'li@encore.example')
    await tap('invoice-next')
    network.intercept = ({ url }) => (url.includes('invoices/apply') ? 'lost-answer' : undefined)
    await tap('invoice-submit')
    await seenText('网络')
    network.intercept = null
    await tap('invoice-submit')
    await leftFor(router)
    expect(await invoice()).toMatchObject({ invoiceTitle: '李雷' })
  })

  it('starts with the rejected request, and with earlier titles (INVOICE-015)', async () => {
    const { signedInAs, params, orderId } = await asInvoiced()
    const gateway = await theGateway()
    await sandbox(gateway, `invoices/${params.invoiceId}/reject`)
    gateway.clock.advance(1000)
    const { invoice, router } = await open({ signedInAs, params: { orderId } })
    await eventually(() => expect((byId('invoice-title') as HTMLInputElement).value).toBe('李雷'))
    await type('invoice-title', 'x')
    await tap('invoice-used-0')
    expect((byId('invoice-title') as HTMLInputElement).value).toBe('李雷')
    await tap('invoice-next')
    await tap('invoice-submit')
    await leftFor(router)
    expect(await invoice()).toMatchObject({ invoiceState: 'APPLYING' })
  })

  it('opens the existing invoice of the order', async () => {
    const { signedInAs, params, orderId } = await asInvoiced()
    const { router } = await renderPage(InvoicePage, routes.invoice, { signedInAs, params: { orderId } })
    await seenText('该订单已申请过发票，请在订单中查看')
    await gone('invoice-next')
    expect(document.body.textContent).not.toContain('演出结束或确认收货后')
    await tap(screen.getByRole('button', { name: '查看发票' }))
    expect(router.lastMove).toMatchObject({ path: routes.invoiceDetail.path, params })
  })
})
