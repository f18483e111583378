import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { bundleFaults, sheetFaults } from '../../scripts/engines/bundle-faults'
import { type Platform, platforms } from '../../simulator/package/platforms'

/** File types read from a package, beside scripts and settings. */
const KINDS: Record<Platform, readonly string[]> = {
  weapp: ['.wxml', '.wxss', '.wxs'],
  alipay: ['.axml', '.acss', '.sjs'],
  tt: ['.ttml', '.ttss', '.sjs'],
  xhs: ['.xhsml', '.css', '.xhss', '.sjs'],
}
/** Frame settings of a page that only one vendor documents. */
const OF_ALIPAY = ['transparentTitle', 'titlePenetrate', 'gestureBack', 'allowsBounceVertical']
const OF_THE_OTHERS = ['disableSwipeBack', 'disableScroll']
/** Vendors that document lazy evaluation of pages. */
const LAZY: readonly Platform[] = ['weapp', 'alipay']

describe.each(platforms)('the files of the package for %s', (platform) => {
  const folder = path.resolve('dist', platform)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  )
  const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  it('run on phones', () => {
    const known = ['.js', '.json', ...KINDS[platform]]
    expect(files.filter((file) => !known.includes(path.extname(file)))).toEqual([])
  })

  it('contain scripts that the oldest engine can parse, without built-ins that it lacks', () => {
    const { scripts, faults } = bundleFaults(platform)
    expect(scripts).toBeGreaterThan(50)
    expect(faults).toEqual([])
  })

  it('contain styles that the oldest engine knows, or has another value for', () => {
    const { sheets, faults } = sheetFaults(platform)
    expect(sheets).toBeGreaterThan(30)
    expect(faults).toEqual([])
  })

  it('use the frame settings of this vendor', () => {
    const foreign = platform === 'alipay' ? OF_THE_OTHERS : OF_ALIPAY
    const settings = files.filter((file) => file.endsWith('.json'))
    const faults = settings.flatMap((file) =>
      foreign.filter((word) => textOf(file).includes(`"${word}"`)).map((word) => `${word}: ${file}`),
    )
    expect(settings.length).toBeGreaterThan(50)
    expect(faults).toEqual([])
  })

  it('load lazily on supporting vendors', () => {
    const { lazyCodeLoading } = JSON.parse(textOf('app.json')) as { lazyCodeLoading?: string }
    expect(lazyCodeLoading).toBe(LAZY.includes(platform) ? 'requiredComponents' : undefined)
  })
})
