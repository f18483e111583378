import { type Platform, platforms } from '../package/platforms'
import { LogicRealm } from './logic-realm'

function evaluate(platform: Platform, expression: string, now = 0): unknown {
  const module = { exports: {} as unknown }
  new LogicRealm(platform, () => now).compile(`module.exports = ${expression}`, 'x.js')(() => undefined, module, {})
  return module.exports
}

describe('the realm of the logic layer', () => {
  it.each([
    'window',
    'document',
    'localStorage',
    'fetch',
    'XMLHttpRequest',
    'process',
    'Buffer',
    'URL',
    'AbortController',
  ])('has no %s', (name) => {
    for (const platform of platforms) expect(evaluate(platform, `typeof ${name}`)).toBe('undefined')
  })

  it.each(['Intl', 'BigInt', 'WeakRef'])('has no %s, which some phones lack', (name) => {
    for (const platform of platforms) expect(evaluate(platform, `typeof ${name}`)).toBe('undefined')
  })

  it('lacks new methods without a vendor polyfill', () => {
    expect(evaluate('weapp', 'typeof [].at')).toBe('function')
    expect(evaluate('alipay', 'typeof [].at')).toBe('undefined')
    expect(evaluate('tt', 'typeof "".replaceAll')).toBe('undefined')
  })

  it('hides the global object on Alipay and Douyin', () => {
    const names = platforms.map((platform) => [platform, evaluate(platform, 'typeof globalThis')])
    expect(Object.fromEntries(names)).toEqual({ weapp: 'object', alipay: 'undefined', tt: 'undefined', xhs: 'object' })
  })

  it('rejects code made from text', () => {
    expect(() => evaluate('weapp', 'new Function("return 1")()')).toThrow('Code generation from strings')
    expect(() => evaluate('tt', '(0, eval)("1")')).toThrow('Code generation from strings')
  })

  it('reads dates as JavaScriptCore does', () => {
    expect(evaluate('weapp', 'new Date("2026-01-02 03:04:05").getTime()')).toBeNaN()
    expect(evaluate('weapp', 'Date.parse("2026-01-02 03:04")')).toBeNaN()
    expect(evaluate('weapp', 'new Date("2026-01-02T03:04:05Z").getTime()')).toBe(Date.UTC(2026, 0, 2, 3, 4, 5))
  })

  it('reads the time of the simulator', () => {
    expect(evaluate('weapp', '[Date.now(), +new Date(), new Date() instanceof Date]', 42)).toEqual([42, 42, true])
  })

  it('copies bridge data into its own objects', () => {
    const realm = new LogicRealm('weapp', Date.now)
    const given = { list: [1], nothing: undefined, run: () => 1 }
    const copy = realm.clone(given)
    expect(JSON.stringify(copy)).toBe('{"list":[1]}')
    expect(copy.list).not.toBe(given.list)
  })
})
