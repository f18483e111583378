import { phoneForEachTest } from '@test/phone-for-each-test'
import { logIn } from '@test/phone-shop'
import { chosenElsewhere } from '@test/seats-elsewhere'
import { platformsInDepth } from '@test/tested-platforms'

/** Origin of the built app: only its pages open inside. */
const SHOP = { publicOrigin: 'http://127.0.0.1:8787' }

describe.each(platformsInDepth)('seats of another provider on %s (SEAT-002)', (platform) => {
  const at = phoneForEachTest(platform, undefined, SHOP)

  it('return by the address of the web view, and are ordered (A-SEAT-5)', async () => {
    const { app } = at.phone
    const { session, back } = await chosenElsewhere(at.gateway)
    await app.launch('package-show/pages/pick-seat-3rd/pick-seat-3rd', session)
    await at.phone.seen('#web-frame')
    const { origin, pathname } = new URL(String(app.attribute('#web-frame', 'src')))
    expect(pathname).toBe('/sandbox/outside/seats')
    const address = origin + back.pathname + back.search
    await app.fire('#web-frame', 'load', platform === 'alipay' ? { url: address } : { src: address })
    await app.waitForText('座位已选好，登录后继续')
    await app.tapText('登录')
    await logIn(app, at.gateway, at.phone.cellphone)
    await at.phone.seen('#seats-kept')
    await at.phone.seen('#picked-seats')
  })
})
