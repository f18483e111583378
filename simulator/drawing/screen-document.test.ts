import { fixtureApp, fixtureDirectory } from '../fixture-app'
import { MiniApp } from '../mini-app'
import { packageFromFiles, readPackageFiles } from '../package/load-package'
import { dialects, type Platform, platforms } from '../package/platforms'
import { richTextHtml } from './rich-text-html'

async function documentOf(app: MiniApp) {
  try {
    return (await app.launch()).screenDocument()
  } finally {
    app.close()
  }
}

/** Home page of the fixture shop with another template. */
function appWith(platform: Platform, template: string, more: Record<string, string> = {}): MiniApp {
  const { templateExtension } = dialects[platform]
  const files = readPackageFiles(fixtureDirectory(platform))
  for (const [file, text] of Object.entries({ [`pages/home/home${templateExtension}`]: template, ...more }))
    files.set(file, text)
  return new MiniApp({ miniPackage: packageFromFiles(files, platform) })
}

describe('the screen as HTML', () => {
  it.each(platforms)('has the elements, texts and styles of the %s page', async (platform) => {
    const { body, styles, nodes } = await documentOf(fixtureApp(platform))
    expect(body).toMatch(/<wx-text data-n="\d+" id="count" style="color: blue"><span>count 0<\/span><\/wx-text>/)
    expect(body).toContain('disabled="disabled">closed</wx-button>')
    expect(body).toContain('<span class="v-placeholder">your name</span>')
    expect(body).not.toContain('hello')
    expect(nodes).toHaveLength(body.split('data-n=').length - 1)
    expect(styles.indexOf('wx-view')).toBeLessThan(styles.indexOf('.home'))
  })

  it('converts rpx to px, renames elements and inlines imports', async () => {
    const { styles } = await documentOf(fixtureApp('weapp'))
    expect(styles).toContain('wx-button { color: #c00; }')
    expect(styles).toContain('body { font-size: 14.000px; }')
    expect(styles).toContain('.home > wx-view { padding: 10.000px; }')
  })

  it.each(platforms)('scrolls a list as %s does', async (platform) => {
    const { body } = await documentOf(
      appWith(platform, '<scroll-view scroll-y="{{true}}"><view>a</view></scroll-view>'),
    )
    const host = /<wx-scroll-view[^>]*>/.exec(body)?.[0]
    const [inner] = body.match(/<div class="v-scroll" style="overflow-x:hidden;overflow-y:auto">/) ?? []
    // Alipay's element scrolls itself: its padding is inside.
    expect(host?.includes('overflow-y:auto')).toBe(platform === 'alipay')
    expect(inner !== undefined).toBe(platform !== 'alipay')
  })

  it('has the current slide on screen, and the others at its sides', async () => {
    const slides = '<swiper current="1"><swiper-item>a</swiper-item><swiper-item>b</swiper-item></swiper>'
    const { body } = await documentOf(appWith('weapp', slides))
    expect(body).toMatch(/translateX\(-100%\)"><wx-swiper-item[^>]*>a<.*translateX\(0%\)"><wx-swiper-item[^>]*>b</)
  })

  it('breaks lines in texts only', async () => {
    const { body } = await documentOf(appWith('weapp', '<text>{{"a\\nb"}}</text><view>{{"c\\nd"}}</view>'))
    expect(body).toContain('<span>a<br>b</span>')
    expect(body).toContain('>c\nd</wx-view>')
  })

  it('draws a placeholder in the style of its field, else in the vendor’s grey', async () => {
    const { body, styles } = await documentOf(
      appWith('weapp', '<input placeholder="a" placeholder-style="color: red" /><input placeholder="b" />'),
    )
    expect(body).toContain('<span class="v-placeholder" style="color: red">a</span>')
    expect(body).toContain('<span class="v-placeholder">b</span>')
    expect(styles).toContain('.v-placeholder{color:gray}')
  })

  it('escapes text', async () => {
    const { body } = await documentOf(appWith('weapp', `<view class="{{'&quot;><b>'}}">{{'<b>x</b>'}}</view>`))
    expect(body).not.toContain('<b>')
  })
})

describe('a tab bar of the app’s own', () => {
  const tabBar = (platform: Platform) => dialects[platform].tabBarComponent ?? ''
  const withStyles = (platform: Platform, config: object) =>
    appWith(platform, '<view>page</view>', {
      [`${tabBar(platform)}.json`]: JSON.stringify({ component: true, ...config }),
      [`${tabBar(platform)}${dialects[platform].templateExtension}`]: '<view class="tab">first</view>',
      [`app${dialects[platform].styleExtension}`]: '.tab { height: 50px; }',
    })

  it.each([
    ['weapp', {}, 'own--tab'],
    ['tt', {}, 'own--tab'],
    ['alipay', {}, 'tab'],
    ['weapp', { styleIsolation: 'apply-shared' }, 'tab'],
    ['alipay', { styleIsolation: 'isolated' }, 'own--tab'],
  ] as const)('matches on %s with %p the app’s styles as %s', async (platform, config, name) => {
    const { body, styles } = await documentOf(withStyles(platform, config))
    expect(body).toContain(`class="${name}"`)
    expect(styles).toContain('.tab { height: 50px; }')
  })
})

describe('a rich text', () => {
  const nodes = [
    { name: 'p', attrs: { style: 'margin:0' }, children: [{ type: 'text', text: 'a&amp;b' }, { name: 'br' }] },
  ]

  it.each(platforms)('draws nodes on %s', (platform) => {
    expect(richTextHtml(nodes, platform)).toBe('<p style="margin:0">a&amp;b<br></p>')
  })

  it.each(platforms)('draws HTML on %s, except on Alipay', (platform) => {
    expect(richTextHtml('<p>a</p>', platform)).toBe(platform === 'alipay' ? '' : '<p>a</p>')
  })
})
