import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'
import { engineTests, isOnBothEngines } from './engine-tests'

/** Sequential calls. */
const ALIKE = 'gateway/tests/countries.test.ts'

describe('isOnBothEngines', () => {
  it.each([
    ['calls at the same time', 'await Promise.all(buyers.map((buyer) => buyer.buy()))'],
    ['SQL as text', 'await db.execute(sql`select 1`)'],
    ['a file that asks for it', '/** @engine both */'],
  ])('selects %s', (_what, source) => {
    expect(isOnBothEngines('gateway/tests/orders.test.ts', source)).toBe(true)
  })

  it('selects tests that only a server passes', () => {
    expect(isOnBothEngines('gateway/tests/orders.postgres.test.ts', '')).toBe(true)
  })

  it('leaves calls at the same time that only read to the embedded engine', () => {
    const source = '/** @engine embedded */ await Promise.all(shows.map(read))'
    expect(isOnBothEngines('gateway/tests/shows.test.ts', source)).toBe(false)
  })

  it('leaves one call after the other to the embedded engine', () => {
    expect(isOnBothEngines('gateway/tests/orders.test.ts', 'await shop.call(getOrder, { orderId })')).toBe(false)
  })
})

describe('engineTests', () => {
  it('finds the races, and not every test of the gateway', () => {
    const files = engineTests()
    expect(files).toContain('gateway/tests/race.test.ts')
    expect(files).toContain('gateway/tests/busy-database.postgres.test.ts')
    expect(files).toContain('gateway/tests/orders-model.test.ts')
    expect(existsSync(path.join(ROOT, ALIKE))).toBe(true)
    expect(files).not.toContain(ALIKE)
  })
})
