import { accessibilityFaults } from '@test/accessibility-faults'
import { launchBrowser } from '@test/browser'
import { GateDoor } from '@test/gate-door'
import { OfficeDesk, PASSWORD } from '@test/office-desk'
import type { TestGateway } from '@test/test-gateway'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import qrcode from 'qrcode-generator'

const PERIOD_MS = 30_000
const STEP_MS = 60_000
/** Pixels of a module of a code, and of its margin. */
const MODULE = 6
const MARGIN = 40

/** The phone at the door: dist/office/gate.html, as the gateway serves it (decision 151). */
describe('the gate in a browser', () => {
  let shop: TestGateway
  let browser: Browser
  let window: BrowserContext
  let page: Page
  let desk: OfficeDesk
  let door: GateDoor
  let origin = ''
  const faults: string[] = []

  beforeAll(async () => {
    shop = await createTestGateway()
    desk = await OfficeDesk.open(shop, 'GATE')
    door = await GateDoor.open(shop)
    origin = await shop.listen()
    browser = await launchBrowser()
    window = await browser.newContext({ locale: 'zh-CN', viewport: { width: 375, height: 812 }, hasTouch: true })
    page = await window.newPage()
    page.setDefaultTimeout(STEP_MS)
    page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())))
    page.on('pageerror', (error) => void faults.push(error.message))
    await page.addInitScript(fakeCamera)
  })
  afterAll(async () => {
    await browser?.close()
    await shop.close()
  })

  const press = (name: string) => page.getByRole('button', { name }).first().click()
  const verdict = (answer: string) => page.locator(`.verdict[data-answer="${answer}"]`).waitFor()
  const expectNoFaults = async () => expect(await accessibilityFaults(page)).toEqual([])
  const showToCamera = (code: string) => page.evaluate(drawCode, { rows: rowsOf(code), MODULE, MARGIN })
  const type = async (code: string) => {
    await page.getByLabel('票码或 12 位数字').fill(code)
    await press('验票')
  }

  it('opens a gate of a session for staff', async () => {
    await page.goto(`${origin}/gate`)
    await page.getByLabel('邮箱').waitFor()
    await expectNoFaults()
    shop.clock.advance(PERIOD_MS)
    await page.getByLabel('邮箱').fill(desk.email)
    await page.getByLabel('密码').fill(PASSWORD)
    await page.getByLabel('验证码').fill(desk.code())
    await press('登录')
    await page.locator('.choice').first().waitFor()
    await expectNoFaults()
    await page.locator('.choice').first().click()
    await page.getByLabel('入口名称').fill('东门')
    await expectNoFaults()
    await press('开始验票')
    await page.getByText('已入场 0 / 已售 1，未到 1').waitFor()
    await expectNoFaults()
  })

  it('admits a ticket before the camera once', async () => {
    const { picture } = await door.shown()
    await press('打开相机')
    await showToCamera(picture)
    await verdict('entered')
    await expectNoFaults()
    await press('关闭相机')
    await page.getByText('已入场 1 / 已售 1，未到 0').waitFor()
    await type(picture)
    await verdict('used')
    await page
      .getByText(/由 东门 入场/)
      .first()
      .waitFor()
    await expectNoFaults()
  })

  it('takes an entry back with a reason', async () => {
    await press('撤销')
    await page.getByLabel('原因').selectOption('客人离场')
    await expectNoFaults()
    await press('确认撤销')
    await page.getByText('已入场 0 / 已售 1，未到 1').waitFor()
  })

  it('checks without a network, and shows the conflict when it is back', async () => {
    await window.setOffline(true)
    await type((await door.shown()).picture)
    await verdict('entered')
    await page.getByText('离线判定').first().waitFor()
    await page.getByText('待上传 1').waitFor()
    await expectNoFaults()
    await type((await door.shown()).number)
    await verdict('used')
    await type('123456 123456')
    await verdict('unchecked')
    await page.getByRole('button', { name: '核对后放行' }).waitFor()
    await expectNoFaults()

    const west = await door.phone('西门')
    expect(await west.enter((await door.shown()).picture)).toMatchObject({ answer: 'entered' })
    await window.setOffline(false)
    await page.getByText(/冲突：同一张票/).waitFor()
    await page
      .locator('.conflicts')
      .getByText(/东门.*西门|西门.*东门/)
      .waitFor()
    await expectNoFaults()
  })

  it('shows its texts in English', async () => {
    await page.getByLabel('语言').selectOption('en-US')
    await page.getByText('Conflicts: let in more than once').waitFor()
    await expectNoFaults()
  })

  it('runs under its policy, without errors on the console', () => {
    // The network was cut, and the first call had no session.
    expect(faults.filter((fault) => !/401|ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(fault))).toEqual([])
  })
})

function rowsOf(code: string): string[] {
  const picture = qrcode(0, 'M')
  picture.addData(code)
  picture.make()
  const count = picture.getModuleCount()
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => (picture.isDark(row, column) ? '1' : '0')).join(''),
  )
}

/** Runs in the page: its camera shows a canvas. */
function fakeCamera(): void {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 640
  const paint = canvas.getContext('2d')
  if (paint) {
    paint.fillStyle = '#fff'
    paint.fillRect(0, 0, 640, 640)
  }
  Object.assign(globalThis, { gateCanvas: canvas })
  // A canvas that stands still sends no frames.
  setInterval(() => paint?.fillRect(0, 0, 1, 1), 50)
  const getUserMedia = async () => canvas.captureStream(20)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
}

/** Runs in the page. */
function drawCode({ rows, MODULE, MARGIN }: { rows: string[]; MODULE: number; MARGIN: number }): void {
  const paint = (globalThis as unknown as { gateCanvas: HTMLCanvasElement }).gateCanvas.getContext('2d')
  if (!paint) return
  paint.fillStyle = '#fff'
  paint.fillRect(0, 0, 640, 640)
  paint.fillStyle = '#000'
  rows.forEach((cells, row) => {
    ;[...cells].forEach((cell, column) => {
      if (cell === '1') paint.fillRect(MARGIN + column * MODULE, MARGIN + row * MODULE, MODULE, MODULE)
    })
  })
  paint.fillStyle = '#fff'
}
