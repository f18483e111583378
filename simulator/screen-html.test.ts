import { fixtureApp } from './fixture-app'
import { type Platform, platforms } from './package/platforms'

async function htmlOf(platform: Platform): Promise<string> {
  const app = await fixtureApp(platform).launch()
  try {
    return app.screenshotHtml()
  } finally {
    app.close()
  }
}

describe('the screen as HTML', () => {
  it.each(platforms)('has the elements, texts and styles of the %s page', async (platform) => {
    const html = await htmlOf(platform)
    expect(html).toContain('<wx-text id="count" style="color: blue">count 0</wx-text>')
    expect(html).toContain('disabled="disabled">closed</wx-button>')
    expect(html).toContain('>your name</wx-input>')
    expect(html).toContain('<wx-text>Swan Lake</wx-text>')
    expect(html).not.toContain('hello')
  })

  it('turns rpx into px, renames elements and puts imports in place', async () => {
    const html = await htmlOf('weapp')
    expect(html).toContain('wx-button { color: #c00; }')
    expect(html).toContain('body { font-size: 14.000px; }')
    expect(html).toContain('.home > wx-view { padding: 10.000px; }')
  })
})
