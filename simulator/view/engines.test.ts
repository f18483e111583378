import { fixtureApp, fixtureDirectory } from '../fixture-app'
import type { MiniApp } from '../mini-app'
import { packageFromFiles, readPackageFiles } from '../package/load-package'
import type { EngineName } from './view-engine'

let app: MiniApp

/** The tab page 我的 with a template of our own. */
async function draw(engine: EngineName, template: string, data = '{}'): Promise<MiniApp> {
  const files = readPackageFiles(fixtureDirectory('weapp'))
  files.set('pages/mine/mine.wxml', template)
  files.set('pages/mine/mine.js', `Page({ data: ${data} })`)
  app = await fixtureApp('weapp', { engine, miniPackage: packageFromFiles(files, 'weapp') }).launch('pages/mine/mine')
  return app
}

afterEach(() => app.close())

describe.each(['glass-easel', 'exparser'] as const)('the engine %s', (engine) => {
  it('reports a template that is used and does not exist', async () => {
    await draw(engine, '<template is="{{name}}" />', '{ name: "gone" }')
    expect(app.errors).toHaveLength(1)
    expect(app.errors[0]?.message).toMatch(/gone.*(does not exist|not found)/)
  })

  it('ignores a list that does not exist yet', async () => {
    await draw(engine, '<view wx:for="{{later}}">{{item}}</view><text>end</text>')
    expect(app.errors).toEqual([])
    expect(app.text()).toContain('end')
  })

  it('renders children into the slot of a component', async () => {
    const files = readPackageFiles(fixtureDirectory('weapp'))
    files.set('components/counter/counter.wxml', '<view class="frame"><slot /></view>')
    files.set('pages/mine/mine.json', '{"usingComponents":{"counter":"/components/counter/counter"}}')
    files.set('pages/mine/mine.wxml', '<counter><text>inside</text></counter>')
    app = await fixtureApp('weapp', { engine, miniPackage: packageFromFiles(files, 'weapp') }).launch('pages/mine/mine')
    expect(app.text('.frame')).toBe('inside')
  })

  it('understands selectors of CSS', async () => {
    await draw(engine, '<view id="a" class="x y" data-kind="k"><text>1</text><text class="card_h3a">2</text></view>')
    const counts = ['view.x.y', '#a > text', '[data-kind=k]', '[class^=card_]', 'text + text', 'view text', '.z'].map(
      (selector) => app.all(selector).length,
    )
    expect(counts).toEqual([1, 2, 1, 1, 1, 2, 0])
  })
})

describe('the engine exparser', () => {
  it('stops templates that call themselves, as WeChat does', async () => {
    await draw(
      'exparser',
      '<template name="t"><view><template is="t" data="{{node:node.next}}" wx:if="{{node.next}}" /></view></template>' +
        '<template is="t" data="{{node:node}}" />',
      '{ node: { next: { next: {} } } }',
    )
    expect(app.errors[0]?.message).toContain('is being called recursively')
  })

  it('draws WXML only', () => {
    app = fixtureApp('weapp')
    expect(() => fixtureApp('tt', { engine: 'exparser' })).toThrow('knows WXML only')
  })
})
