import { fixtureDirectory } from '../fixture-app'
import { loadPackage, packageFromFiles, readPackageFiles } from './load-package'
import { type Platform, platforms } from './platforms'

function brokenFixture(platform: Platform, damage: (files: Map<string, string>) => void): string[] {
  const files = readPackageFiles(fixtureDirectory(platform))
  damage(files)
  return packageFromFiles(files, platform).problems
}

describe('loadPackage', () => {
  it.each(platforms)('reads a sound %s package', (platform) => {
    const { app, components, problems } = loadPackage(fixtureDirectory(platform), platform)
    expect(problems).toEqual([])
    expect(app.pages).toContainEqual({ path: 'package-order/pages/order/order', subPackage: 'package-order' })
    expect(app.tabs).toEqual([
      { pagePath: 'pages/home/home', text: '首页' },
      { pagePath: 'pages/mine/mine', text: '我的' },
    ])
    expect(components.get('pages/home/home')?.usingComponents).toEqual({ counter: 'components/counter/counter' })
  })

  it('refuses a folder without app.json', () => {
    expect(() => packageFromFiles(new Map(), 'weapp')).toThrow('app.json is missing')
  })

  it('reports files that are missing', () => {
    const problems = brokenFixture('alipay', (files) => {
      files.delete('pages/show/show.axml')
      files.delete('components/counter/counter.js')
      files.delete('customize-tab-bar/index.json')
    })
    expect(problems).toEqual([
      'customize-tab-bar/index.json is missing',
      'pages/show/show.axml is missing',
      'components/counter/counter.js is missing',
    ])
  })

  it('reports a tab without a page, a missing component and a foreign directive', () => {
    const problems = brokenFixture('tt', (files) => {
      files.set('app.json', files.get('app.json')?.replace('"pagePath": "pages/mine/mine"', '"pagePath": "gone"') ?? '')
      files.set('pages/show/show.json', '{"usingComponents":{"lost":"./lost"}}')
      files.set('pages/mine/mine.ttml', '<view wx:if="{{a}}" />')
    })
    expect(problems).toEqual([
      'pages/show/lost.json is missing',
      'pages/mine/mine.ttml: wx:if is not a directive of tt',
      'pages/show/lost.js is missing',
      'pages/show/lost.ttml is missing',
      'tab page gone is not a page of the main package',
    ])
  })

  it('reports a custom tab bar on a vendor without one', () => {
    const problems = brokenFixture('xhs', (files) => {
      files.set('app.json', files.get('app.json')?.replace('"tabBar": {', '"tabBar": { "custom": true,') ?? '')
    })
    expect(problems).toEqual(['xhs has no custom tab bar, but app.json asks for one'])
  })
})
