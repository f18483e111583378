import { phoneForEachTest } from '@test/phone-for-each-test'
import { logIn } from '@test/phone-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { type Platform, platforms } from '../../simulator/package/platforms'

/** Vendor errors for denied permissions. */
const REFUSED: Record<Platform, { fail: object; reason: string }> = {
  weapp: { fail: {}, reason: 'auth deny' },
  alipay: { fail: { error: 2001 }, reason: '用户不允许授权' },
  tt: { fail: { errNo: 10200 }, reason: 'auth deny' },
  xhs: { fail: {}, reason: 'auth denied' },
}

/** Taro calls these by another name on Alipay. */
const ALIPAY_NAMES: Readonly<Record<string, string>> = { scanCode: 'scan' }

/** The terminal as templates are named after it. */
const TERMINALS: Record<Platform, string> = {
  weapp: 'weixin_mini',
  alipay: 'alipay_mini',
  tt: 'douyin_mini',
  xhs: 'xhs_mini',
}

/** Result of opening the settings after the user granted the album. */
const ALLOWED = {
  success: { authSetting: { 'scope.writePhotosAlbum': true, 'scope.album': true, writePhotosAlbum: true } },
}

/** Parameters of each vendor's chat button. */
const SERVICE_BUTTONS: Record<Platform, Record<string, string>> = {
  weapp: { 'open-type': 'contact' },
  alipay: { 'tnt-inst-id': 'encore', scene: 'SCE00000000' },
  tt: { 'open-type': 'im', 'data-im-id': 'encore_service' },
  xhs: { 'open-type': 'contact' },
}

function nameOn(platform: Platform, name: string): string {
  return platform === 'alipay' ? (ALIPAY_NAMES[name] ?? name) : name
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Time until the next noon of the shop, which is at UTC+8. */
function untilNoon(): number {
  return DAY_MS - ((Date.now() - 4 * HOUR_MS) % DAY_MS)
}

const SHOW = { showId: NAMED_SHOWS.simpleConcert }

describe.each(platforms)('vendor features of %s', (platform) => {
  const at = phoneForEachTest(platform)

  async function openShow() {
    const { app } = at.phone
    await app.launch('package-show/pages/show-detail/show-detail', SHOW)
    await at.phone.seen('#share')
    return app
  }

  /** Saves a poster into an album that the user has not opened. */
  async function saveToShutAlbum() {
    const app = await openShow()
    await app.tap('#share')
    await app.tap('#share-poster')
    await at.phone.seen('#save-poster')
    app.vendor.answerNext('saveImageToPhotosAlbum', REFUSED[platform] as never)
    await app.tap('#save-poster')
    return app
  }

  /** Buys a ticket, and stays on the page after it. */
  async function buy() {
    await at.phone.openPaid()
    return at.phone.app
  }

  it('shares a show with a friend', async () => {
    const app = await openShow()
    await app.tap('#share')
    expect(await app.share()).toMatchObject({
      title: expect.stringContaining('星河入梦'),
      path: `/package-show/pages/show-detail/show-detail?showId=${NAMED_SHOWS.simpleConcert}`,
      imageUrl: expect.stringContaining('/posters/'),
    })
    await app.tap('#share-friend')
    if (platform === 'weapp') {
      expect(await app.share('timeline')).toMatchObject({ query: `showId=${NAMED_SHOWS.simpleConcert}` })
    }
  })

  it('shares the shop from its home page, and disables sharing of a hidden show', async () => {
    const { app } = at.phone
    await app.launch('pages/list/list')
    await app.waitForText('近期热门')
    expect(await app.share()).toMatchObject({ path: '/pages/list/list', title: expect.stringMatching(/./) })
    await app.launch('package-show/pages/show-detail/show-detail', { showId: NAMED_SHOWS.sensitive })
    await at.phone.seen('#popup-notice')
    expect(app.all('#share')).toHaveLength(0)
  })

  it('copies a short link', async () => {
    const app = await openShow()
    await app.tap('#share')
    await at.phone.seen('#share-link')
    await app.tap('#share-link')
    expect(app.vendor.phone.clipboard).toMatch(/\?shortCode=[\w-]{10}$/)
  })

  it('saves a poster, after the album was allowed in the settings', async () => {
    const app = await saveToShutAlbum()
    app.vendor.answerNext('openSetting', ALLOWED)
    await app.tap('#dialog-confirm')
    await app.waitForText('保存成功')
    expect(app.vendor.phone.album).toHaveLength(1)
  })

  it('shows that nothing was saved when the album is refused', async () => {
    const app = await saveToShutAlbum()
    await app.tap('#dialog-cancel')
    await app.waitForText('请允许访问相册后重试')
    expect(app.vendor.phone.album).toHaveLength(0)
  })

  it('scans a code of the shop, separates foreign ones, and accepts a cancel', async () => {
    const { app } = at.phone
    await app.launch('pages/mine/mine')
    await at.phone.seen('#scan')
    app.vendor.answerNext(nameOn(platform, 'scanCode'), REFUSED[platform] as never)
    await app.tap('#scan')
    await app.waitForText('请在系统设置中允许使用相机')
    app.vendor.phone.codeInView = 'https://elsewhere.example/1'
    await app.tap('#scan')
    await app.waitForText('这不是本店的二维码')
    app.vendor.phone.codeInView = `https://encore.example/s/${NAMED_SHOWS.realNamePerOrder}`
    await app.tap('#scan')
    await app.waitForText('牡丹亭')
  })

  if (platform === 'xhs') {
    it('offers no messages', async () => {
      const app = await buy()
      expect(app.all('#message-invite')).toHaveLength(0)
    })
  } else {
    it('prompts for messages after a purchase, and sends the allowed ones (MEMBER-024, MEMBER-025, SHELL-009)', async () => {
      const app = await buy()
      await at.phone.seen('#allow-messages')
      await app.tap('#allow-messages')
      await app.waitForText('有消息时会通知您')
      const outbox = await at.phone.sandbox<{ kind: string; content: string }[]>('outbox')
      const paid = outbox.filter(({ kind, content }) => kind === 'MESSAGE ORDER_PAID' && content.includes('星河入梦'))
      expect(paid.length).toBeGreaterThan(0)
    })

    it('respects a user who refuses messages', async () => {
      const app = await buy()
      await at.phone.seen('#allow-messages')
      const before = app.vendor.requests.length
      for (const scene of ['order_paid', 'show_remind', 'ticket_transfer']) {
        app.vendor.phone.subscribeAnswers[`${TERMINALS[platform]}_${scene}`] = 'reject'
      }
      await app.tap('#allow-messages')
      await app.waitForText('您没有允许')
      const sent = app.vendor.requests.slice(before).map(({ url }) => url)
      expect(sent.filter((url) => url.includes('subscribe_wx'))).toEqual([])
    })
  }

  it('makes the screen bright in front of a gate, warns of pictures, and dims it again', async () => {
    const app = await buy()
    await app.tap('#see-tickets')
    await at.phone.seen('#ticket-qr')
    await app.waitFor(() => app.vendor.phone.brightness === 1 || platform === 'xhs')
    if (app.vendor.emit('UserCaptureScreen') > 0) await app.waitForText('入场码截图可能无法入场')
    await app.back()
    await app.waitFor(() => app.vendor.phone.brightness === 0.5)
  })

  it('adds a show to the calendar of the vendor', async () => {
    const app = await buy()
    await app.tap('#see-tickets')
    await at.phone.seen('#ticket-qr')
    expect(app.all('#add-to-calendar')).toHaveLength(['weapp', 'tt'].includes(platform) ? 1 : 0)
    if (platform !== 'weapp') return
    app.vendor.answerNext('addPhoneCalendar', { success: {} })
    await app.tap('#add-to-calendar')
    await app.waitForText('已加入日历')
    const added = app.vendor.calls.find(({ name }) => name === 'addPhoneCalendar')?.options
    expect(added).toMatchObject({ title: expect.stringContaining('星河入梦'), startTime: expect.any(Number) })
  })

  it('sends a picture of the user to the shop', async () => {
    const { app } = at.phone
    // The newest captcha and code are those of this phone.
    at.gateway.clock.advance(1000)
    await app.launch('package-user/pages/member/member')
    await at.phone.seen('#phone')
    await logIn(app, at.gateway, at.phone.cellphone)
    await at.phone.seen('#avatar')
    await app.tap('#avatar')
    const uploads = () => app.vendor.requests.filter(({ url }) => url.includes('/files/'))
    await app.waitFor(() => uploads().length === 1)
    const [profile] = app.vendor.requests.filter(({ url, method }) => url.includes('/profile') && method === 'PUT')
    expect(String(profile?.body)).toContain('/files/aliyun/avatar/')
  })

  it('follows messages of embedded pages', async () => {
    const { app } = at.phone
    await app.launch('pages/webView/webView', { url: 'http://127.0.0.1:8787/sandbox/service' })
    await at.phone.seen('#web-frame')
    const share = { action: 'share', title: '星河入梦', imageUrl: '' }
    const open = { action: 'open', path: `/content/${NAMED_SHOWS.simpleConcert}` }
    const post = (message: object) =>
      app.fire('#web-frame', 'message', platform === 'alipay' ? message : { data: [message] })
    await post(share)
    expect(await app.share()).toMatchObject({ title: '星河入梦' })
    await post(open)
    await at.phone.seen('#buy')
  })

  it('copies the address of a page that no merchant can register', async () => {
    const { app } = at.phone
    const url = 'https://www.sobot.com/chat?a=1'
    await app.launch('pages/webView/webView', { url })
    await app.waitForText('请在浏览器中打开')
    await app.tapText('复制链接')
    await app.waitFor(() => app.vendor.phone.clipboard === url)
  })

  it('opens the vendor’s own chat from its button', async () => {
    const { app } = at.phone
    // Customer service is closed at night.
    await app.advance(untilNoon())
    await app.launch('package-user/pages/support/support')
    await at.phone.seen('#customer-service')
    await app.tap('#customer-service')
    await at.phone.seen('#service-NATIVE')
    for (const [name, value] of Object.entries(SERVICE_BUTTONS[platform])) {
      expect(app.attribute('#service-NATIVE', name)).toBe(value)
    }
  })
})

describe('Douyin', () => {
  const at = phoneForEachTest('tt')

  it('writes a show into the calendar from its own button', async () => {
    await at.phone.openPaid()
    const { app } = at.phone
    await app.tap('#see-tickets')
    await at.phone.seen('#add-to-calendar')
    expect(app.attribute('#add-to-calendar', 'open-type')).toBe('addCalendarEvent')
    expect(app.attribute('#add-to-calendar', 'data-calendar-options')).toMatchObject({
      title: expect.stringContaining('星河入梦'),
      startTime: expect.any(Number),
      alarm: true,
    })
    await app.fire('#add-to-calendar', 'addCalendarEvent', { errMsg: 'addCalendarEvent:ok', errNo: 0 })
    await app.waitForText('已加入日历')
  })
})
