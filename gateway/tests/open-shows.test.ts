import type { TestGateway } from '@test/test-gateway'
import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import type { OpenShowState } from '@/contracts/open-show/open-show-card'

import { DAY_MS, HOUR_MS } from '../src/clock'

const PAGE = { offset: 0, length: 20 }

describe('open shows', () => {
  let shop: TestGateway

  beforeEach(async () => {
    shop = await createTestGateway()
  })
  afterEach(() => shop.close())

  async function statesByName() {
    const { data } = await shop.call(listOpenShows, PAGE)
    return Object.fromEntries((data?.list ?? []).map(({ name, state }) => [name, state]))
  }

  it('show the state of the moment', async () => {
    expect((await statesByName()).新年市民合唱音乐会).toBe('NOT_STARTED')
    shop.clock.advance(8 * DAY_MS)
    expect((await statesByName()).新年市民合唱音乐会).toBe('REGISTERING')
    shop.clock.advance(23 * DAY_MS)
    expect(new Set(Object.values(await statesByName()))).toEqual(new Set(['ENDED']))
  })

  it('filter by state and keyword, with highlighted matches', async () => {
    for (const status of ['REGISTERING', 'NOT_STARTED', 'FULL', 'ENDED'] satisfies OpenShowState[]) {
      const { data } = await shop.call(listOpenShows, { ...PAGE, status })
      expect(data?.list.length).toBeGreaterThan(0)
      expect(new Set(data?.list.map(({ state }) => state))).toEqual(new Set([status]))
    }
    const { data } = await shop.call(listOpenShows, { ...PAGE, keyword: '联排' })
    expect(data?.list[0]?.nameArr).toContainEqual({ type: 'HIGHLIGHT', value: '联排' })
  })

  it('begin at the hours that are planned, whenever the shop was opened', async () => {
    shop.clock.advance(5 * HOUR_MS)
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/reset' })
    const { data } = await shop.call(listOpenShows, PAGE)
    const hours = new Set<string>()
    for (const { openShowId } of data?.list ?? []) {
      const { data: show } = await shop.call(getOpenShow, { openShowId })
      for (const { name } of show?.sessions ?? []) hours.add(name.slice(-5))
    }
    expect([...hours].sort()).toEqual(['14:00', '18:00', '19:00'])
  })

  it('have as much room as their sessions', async () => {
    const { data } = await shop.call(listOpenShows, PAGE)
    for (const { openShowId, quota, registeredCount } of data?.list ?? []) {
      const { data: show } = await shop.call(getOpenShow, { openShowId })
      expect(show?.sessions.reduce((sum, { left }) => sum + left, 0)).toBe(quota - registeredCount)
    }
    expect((await shop.call(getOpenShow, { openShowId: 'none' })).statusCode).not.toBe(200)
  })
})
