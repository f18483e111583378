import { autorun } from 'mobx'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { Openings } from './openings'

const show = (showId: string) => ({ route: routes.showDetail as Route, params: { showId } })
const never = () => new Promise<void>(() => {})

function testOpenings() {
  const clock = { time: 1_000_000, now: () => clock.time }
  return { clock, openings: new Openings(clock) }
}

describe('a second tap (NAV-102, CONST-013)', () => {
  it('ignores one on the same page within 100 ms', async () => {
    const { clock, openings } = testOpenings()
    expect(openings.isDuplicate(show('1'))).toBe(false)
    await openings.bring(show('1'), async () => {})
    clock.time += 99
    expect(openings.isDuplicate(show('1'))).toBe(true)
    expect(openings.isDuplicate(show('2'))).toBe(false)
    clock.time += 1
    expect(openings.isDuplicate(show('1'))).toBe(false)
  })

  it('ignores one for as long as the page is on its way', () => {
    const { clock, openings } = testOpenings()
    void openings.bring(show('1'), never)
    clock.time += 4999
    expect(openings.isDuplicate(show('1'))).toBe(true)
    clock.time += 1
    expect(openings.isDuplicate(show('1'))).toBe(false)
  })
})

describe('the page that was requested last', () => {
  it('exposes the latest page on its way', async () => {
    const { openings } = testOpenings()
    const seen: unknown[] = []
    const stop = autorun(() => seen.push(openings.latest?.params ?? null))
    let arrive = () => {}
    const first = openings.bring(show('1'), () => new Promise((resolve) => (arrive = resolve)))
    const second = openings.bring(show('2'), () => Promise.reject(new Error('no network')))
    arrive()
    await first
    await expect(second).rejects.toThrow('no network')
    expect(seen).toEqual([null, { showId: '1' }, { showId: '2' }, null])
    stop()
  })
})

describe('a page', () => {
  it('stays on its way until its move ends', async () => {
    const { openings } = testOpenings()
    let arrive = () => {}
    const brought = openings.bring(show('1'), () => new Promise((resolve) => (arrive = resolve)))
    void openings.bring({ route: routes.login, params: {} }, never)
    expect(openings.routes()).toEqual([routes.showDetail, routes.login])
    arrive()
    await brought
    expect(openings.routes()).toEqual([routes.login])
  })

  it('allows another try when it did not arrive', async () => {
    const { clock, openings } = testOpenings()
    const failed = openings.bring(show('1'), () => Promise.reject(new Error('no network')))
    await expect(failed).rejects.toThrow('no network')
    expect(openings.routes()).toEqual([])
    clock.time += 100
    expect(openings.isDuplicate(show('1'))).toBe(false)
  })

  it('stays on its way as long as one of two moves to it does', async () => {
    const { openings } = testOpenings()
    void openings.bring(show('1'), never)
    await openings.bring(show('2'), async () => {})
    expect(openings.routes()).toEqual([routes.showDetail])
  })
})
