import { BrowserShop, type Look, openForTests } from '@test/browser-shop'

const LOOKS: Look[] = [
  { form: 'phone', lang: 'zh', colorScheme: 'light' },
  { form: 'desktop', lang: 'en', colorScheme: 'dark' },
]

/** The picture that was sent. */
const OWN = '#avatar img[src*="/files/aliyun/avatar/"]'

const parts = openForTests()
let shop: BrowserShop

async function openProfile(look: Look): Promise<void> {
  shop = await BrowserShop.open(parts.browser, parts.gateway, look, '/member')
  await shop.logIn()
  await shop.seen('#avatar')
}

/** A picture larger than the upload size. */
async function largePicture(): Promise<Buffer> {
  const data = await shop.page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2160, height: 1000 })
    const context = canvas.getContext('2d')
    for (let x = 0; x < 2160; x += 4) { context.fillStyle = 'hsl(' + (x * 37) % 360 + ' 60% 50%)'; context.fillRect(x, 0, 4, 1000) }
    return canvas.toDataURL('image/png').split(',')[1]
  })()`)
  return Buffer.from(data, 'base64')
}

async function chooseFile(name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const choosing = shop.page.waitForEvent('filechooser')
  await shop.tap('#avatar')
  await (await choosing).setFiles({ name, mimeType, buffer })
}

afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

describe('the profile', () => {
  it('uploads a picture, made small enough, and shows it', async () => {
    await openProfile({ form: 'phone', lang: 'zh', colorScheme: 'light' })
    const stored = shop.page.waitForResponse(/\/files\/aliyun$/)
    await chooseFile('me.PNG', 'image/png', await largePicture())
    expect((await stored).status()).toBe(200)
    await shop.seen(OWN)
    const size = await shop.page.evaluate<string>(`(async () => {
      const image = document.querySelector('${OWN}')
      await image.decode()
      return image.naturalWidth + ' × ' + image.naturalHeight
    })()`)
    expect(size).toBe('1080 × 500')
  })

  it('rejects files that are no pictures, and sends nothing (SHELL-202)', async () => {
    await openProfile({ form: 'phone', lang: 'zh', colorScheme: 'light' })
    const sent: string[] = []
    shop.page.on('request', (request) => sent.push(request.url()))
    await chooseFile('me.pdf', 'application/pdf', Buffer.from('%PDF-'))
    await shop.seen(':text("网页端仅支持选择图片")')
    expect(sent.filter((url) => url.includes('upload') || url.includes('/files/'))).toEqual([])
  })

  it('accepts a birthday once', async () => {
    await openProfile({ form: 'phone', lang: 'zh', colorScheme: 'light' })
    await shop.tap('#birthday')
    await shop.type('#birthday-day', '1990-02-03')
    await shop.tap('#save-birthday')
    await shop.seen(':text("1990-02-03")')
    expect(await shop.page.locator('#birthday:visible').count()).toBe(0)
  })

  it.each(LOOKS)('passes the accessibility checks (%j)', async (look) => {
    await openProfile(look)
    expect(await shop.accessibilityFaults()).toEqual([])
    await shop.tap('#birthday')
    await shop.seen('#birthday-day')
    expect(await shop.accessibilityFaults()).toEqual([])
    await shop.page.keyboard.press('Escape')
    await shop.tap('#gender')
    await shop.seen('#choice-FEMALE')
    expect(await shop.accessibilityFaults()).toEqual([])
    await shop.tap('#choice-FEMALE')
    await shop.tap('#nickname')
    await shop.seen('#save-nickname')
    expect(await shop.accessibilityFaults()).toEqual([])
  })
})
