import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ASSUMED, isDeclared, usedCalls, withVendorCalls } from '../../scripts/release/vendor-calls'
import { platforms } from '../../simulator/package/platforms'

describe('the calls of the vendors', () => {
  it.each(platforms)('have a declaration by %s, or an outcome without one', (platform) => {
    const used = usedCalls(platform)
    expect(used.length).toBeGreaterThan(30)
    const undeclared = used.filter((call) => !isDeclared(platform, call))
    expect(Object.keys(ASSUMED[platform]).sort()).toEqual(undeclared)
  })

  it('stand in docs/platform-differences.md: `npm run generate:vendor-calls`', () => {
    const document = readFileSync(path.resolve(__dirname, '../../docs/platform-differences.md'), 'utf8')
    expect(withVendorCalls(document)).toBe(document)
  })
})
