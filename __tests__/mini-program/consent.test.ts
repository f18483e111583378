import { phoneForEachTest } from '@test/phone-for-each-test'
import { platformsInDepth } from '@test/tested-platforms'

/** Calls that expose user data, or request it from the user. */
const PRIVATE =
  /login|authcode|getlocation|fuzzylocation|phonenumber|userprofile|openuserinfo|clipboard|choose(image|media|address)|scan|subscribe|album|saveimage|calendar|privacy|contact|werun|authorize|bluetooth|wifi/i

/** User data in a request. */
const OF_THE_USER = /openid|unionid|cellphone|latitude|longitude|[?&"](lat|lng)\b|nickname|avatar|deviceid|oaid|imei/i

describe.each(platformsInDepth)('before the first tap on %s', (platform) => {
  const at = phoneForEachTest(platform)

  it.each(['pages/list/list', 'pages/mine/mine', 'package-show/pages/show-detail/show-detail'])(
    'requests nothing private from the vendor, and sends nothing from %s',
    async (page) => {
      const { app } = at.phone
      await app.launch(page, page.includes('show-detail') ? { showId: 'unknown' } : {})
      await app.advance(20_000)
      expect(app.vendor.calls.length).toBeGreaterThan(0)
      expect(app.vendor.calls.map(({ name }) => name).filter((name) => PRIVATE.test(name))).toEqual([])
      expect(app.vendor.requests.length).toBeGreaterThan(0)
      for (const { url, headers, body } of app.vendor.requests) {
        expect(`${url} ${String(body ?? '')}`).not.toMatch(OF_THE_USER)
        expect(Object.keys(headers ?? {}).map((name) => name.toLowerCase())).not.toContain('access-token')
      }
    },
  )
})
