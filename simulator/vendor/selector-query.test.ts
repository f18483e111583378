import { fixtureApp } from '../fixture-app'
import type { MiniApp } from '../mini-app'

let app: MiniApp

afterEach(() => app.close())

interface Query {
  select(selector: string): { boundingClientRect(callback?: (rectangle: unknown) => void): Query }
  exec(callback?: (results: unknown[]) => void): void
}

describe('selector queries', () => {
  it.each([
    ['weapp', 1],
    ['alipay', 0],
  ] as const)(
    'answer through exec on %s, and through own callbacks only on supporting vendors',
    async (platform, own) => {
      const rectangleOf = () => ({ left: 5, top: 10, width: 100, height: 20 })
      app = await fixtureApp(platform, { rectangleOf }).launch()
      const received: unknown[] = []
      const query = (app.vendor.api.createSelectorQuery as () => Query)()
      const results = await new Promise((resolve) => {
        query
          .select('#count')
          .boundingClientRect((rectangle) => received.push(rectangle))
          .select('#gone')
          .boundingClientRect()
          .exec(resolve)
      })
      expect(results).toEqual([
        expect.objectContaining({ id: 'count', left: 5, top: 10, right: 105, bottom: 30 }),
        null,
      ])
      expect(received).toHaveLength(own)
    },
  )
})

describe('intersection observers', () => {
  interface Observer {
    relativeToViewport(): Observer
    observe(selector: string, listener: (entry: { intersectionRatio: number }) => void): void
    disconnect(): void
  }

  it("report elements inside the window at once, and later on the test's command", async () => {
    const top: Record<string, number> = { count: 100, hello: 5000 }
    app = await fixtureApp('weapp', {
      rectangleOf: (node, tree) => ({ left: 0, top: top[tree.engine.id(node)] ?? 5000, width: 1, height: 1 }),
    }).launch()
    const seen: string[] = []
    const observer = (app.vendor.api.createIntersectionObserver as () => Observer)().relativeToViewport()
    observer.observe('#count', ({ intersectionRatio }) => seen.push(`count ${intersectionRatio}`))
    observer.observe('.row', ({ intersectionRatio }) => seen.push(`row ${intersectionRatio}`))
    await app.settle()
    expect(seen).toEqual(['count 1', 'row 0', 'row 0'])
    expect(app.vendor.intersections.trigger('#count', false)).toBe(1)
    expect(seen.slice(3)).toEqual(['count 0'])
    observer.disconnect()
    expect(app.vendor.intersections.trigger('#count', true)).toBe(0)
  })
})
