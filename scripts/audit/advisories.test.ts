import { readFileSync } from 'node:fs'
import { type AuditReport, openAdvisories, unfixedPackages } from './advisories'

const hole = { name: 'xss', severity: 'high', title: 'Markup runs', url: 'https://github.com/advisories/GHSA-aaaa' }
const report: AuditReport = { vulnerabilities: { xss: { via: [hole] }, shop: { via: ['xss'] } } }
const accepted = { id: 'GHSA-aaaa', why: 'not reached', until: '2026-06-30' }

describe('known holes of packages', () => {
  it('stay open until they are accepted, and again when that expires', () => {
    const line = 'xss: high, Markup runs (https://github.com/advisories/GHSA-aaaa)'
    expect(openAdvisories(report, [], '2026-06-30')).toEqual([line])
    expect(openAdvisories(report, [{ ...accepted, id: 'GHSA-bbbb' }], '2026-06-30')).toEqual([line])
    expect(openAdvisories(report, [accepted], '2026-06-30')).toEqual([])
    expect(openAdvisories(report, [accepted], '2026-07-01')).toEqual([line])
    expect(openAdvisories({}, [], '2026-06-30')).toEqual([])
  })
})

describe('packages of the product', () => {
  it('carry the hash of their content', () => {
    const { count, unfixed } = unfixedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')))
    expect(count).toBeGreaterThan(100)
    expect(unfixed).toEqual([])
  })

  it.each([{ integrity: 'sha1-x' }, { integrity: 'sha512-x', resolved: 'http://r/a.tgz' }, {}])(
    'carry no hash with %j',
    (entry) => {
      const packages = { '': {}, gateway: {}, 'node_modules/tool': { dev: true }, 'node_modules/a': entry }
      expect(unfixedPackages({ packages })).toEqual({ count: 1, unfixed: ['node_modules/a has no checked content'] })
    },
  )
})
