import { accessibilityFaults } from '@test/accessibility-faults'
import { launchBrowser } from '@test/browser'
import { OfficeDesk, PASSWORD } from '@test/office-desk'
import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import type { Browser, Page } from 'playwright-core'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { invitationPath, inviteStaff } from '../../gateway/src/office/invitations'

const PERIOD_MS = 30_000
const STEP_MS = 30_000

/** The web app of staff: dist/office, as the gateway serves it (decision 150). */
describe('the office in a browser', () => {
  let shop: TestGateway
  let browser: Browser
  let page: Page
  let origin = ''
  const faults: string[] = []

  beforeAll(async () => {
    shop = await createTestGateway()
    origin = await shop.listen()
    browser = await launchBrowser()
    const window = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    page = await window.newPage()
    page.setDefaultTimeout(STEP_MS)
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => void faults.push(error.message))
  })
  afterAll(async () => {
    await browser?.close()
    await shop.close()
  })

  const seen = (words: string | RegExp) => page.getByText(words).first().waitFor()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const open = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()

  it('invites an owner, who finds an order, refunds it and sees that in the audit log', async () => {
    const buyer = await Person.join(shop)
    const orderId = await buyer.paid(NAMED_SHOWS.sensitive)
    const owner = { email: 'owner@shop.example', name: '李雷', role: 'OWNER' as const }
    const { row, token } = await inviteStaff({ db: shop.database.db, clock: shop.clock }, owner)
    const desk = new OfficeDesk(shop, row.email, row.totpSecret)

    await page.goto(origin + invitationPath(token))
    await seen(row.totpSecret)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('新密码').fill(PASSWORD)
    await page.getByLabel('验证码').fill(desk.code())
    await press('完成')
    await seen('今日销售')
    expect(await accessibilityFaults(page)).toEqual([])

    await press('李雷')
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByLabel('密码').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    shop.clock.advance(PERIOD_MS)
    await page.getByLabel('邮箱').fill(row.email)
    await page.getByLabel('密码').fill(PASSWORD)
    await page.getByLabel('验证码').fill(desk.code())
    await press('登录')
    await seen('今日销售')

    await open('订单')
    await page.getByLabel('订单号、手机号或票号').fill(orderId)
    await page.getByRole('row').nth(1).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('row').nth(1).click()
    await press('退票')
    await page.getByRole('checkbox').first().check()
    await seen(/^退款 ¥/)
    await page.getByLabel('原因').fill('客人来电')
    expect(await accessibilityFaults(page)).toEqual([])
    await press('确认')
    await seen(/已退票 · ¥/)
    expect(await accessibilityFaults(page)).toEqual([])

    await open('操作记录')
    await seen('POST orders/:id/refund')
    await seen('客人来电')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it.each([
    ['退款申请', '详情'],
    ['认证申请', '详情'],
    ['入场', '票码或 12 位数字'],
    ['报表', '与账目一致。'],
    ['员工', 'owner@shop.example'],
    ['我的登录', '当前'],
  ])('shows %s without faults of accessibility', async (name, words) => {
    if (name === '退款申请') await (await Person.join(shop)).refund()
    await open(name)
    if (name !== '认证申请') await seen(words)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('runs under its policy, without errors on the console', () => {
    // Before a sign-in there is no session.
    expect(faults.filter((fault) => !/status of 401 .*\/office\/api\/session$/.test(fault))).toEqual([])
  })
})
