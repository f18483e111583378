import { launchBrowser } from '../__tests__/support/browser'
import { startGatewayProcess } from '../__tests__/support/gateway-process'
import { BrowserShop } from '../__tests__/support/browser-shop'
;(async () => {
  const gateway = await startGatewayProcess({ h5Dir: 'dist/h5' })
  const browser = await launchBrowser()
  const shop = await BrowserShop.open(browser, gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
  await shop.seen('[href^="/content/"]')
  await gateway.sandbox('shop', { status: 'MAINTAIN' })
  shop.page.on('console', (m) => console.log(m.text()))
  await shop.goto('/')
  await shop.page.waitForTimeout(3000)
  console.log(shop.page.url())
  await shop.page.screenshot({ path: '/tmp/closed1.png' })
  await shop.goto('/')
  await shop.page.waitForTimeout(3000)
  console.log(shop.page.url())
  await shop.page.screenshot({ path: '/tmp/closed2.png' })
  await browser.close(); await gateway.stop()
})()
