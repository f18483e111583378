import { phoneForEachTest } from '@test/phone-for-each-test'
import { routes } from '@/routes'
import { platforms } from '../../simulator/package/platforms'

const SCREEN = 800
const HOME_HEIGHT = 8_000

/** Paths of one call that lie inside another path of the same call. */
function inside(keys: readonly string[]): string[] {
  return keys.filter((key) => keys.some((whole) => key !== whole && key.startsWith(`${whole}.`)))
}

/** No vendor documents the order of paths in a call: Xiaohongshu's `cn.2` and `cn.2.cn.0.v` could clash. */
describe.each(platforms)('one call of setData on %s', (platform) => {
  const at = phoneForEachTest(platform)

  it('sets no part of a value that it sets as a whole', async () => {
    await at.phone.buy()
    const { app } = at.phone
    await app.tap('#see-tickets')
    await at.phone.seen('#ticket-qr')
    await app.launch(routes.list.path)
    for (let top = 0; top <= HOME_HEIGHT; top += SCREEN) await at.phone.scrollTo(top)
    await app.launch(routes.all.path)
    await at.phone.scrollTo(2 * SCREEN)
    await app.reachBottom()
    expect(app.setDataCalls.length).toBeGreaterThan(40)
    expect(app.setDataCalls.filter(({ keys }) => keys.length > 1).length).toBeGreaterThan(5)
    const clashes = app.setDataCalls.flatMap(({ page, action, keys }) =>
      inside(keys).map((key) => `${page}, ${action}: ${key}`),
    )
    expect(clashes).toEqual([])
  })
})
