import { fixtureApp, fixtureDirectory } from '../fixture-app'
import type { MiniApp } from '../mini-app'
import { packageFromFiles, readPackageFiles } from '../package/load-package'

let app: MiniApp

/** The fixture shop with another counter component. */
async function withCounter(script: string): Promise<MiniApp> {
  const files = readPackageFiles(fixtureDirectory('alipay'))
  files.set('components/counter/counter.axml', '<text class="counter">{{start}} {{seen}}</text>')
  files.set('components/counter/counter.js', script)
  app = await fixtureApp('alipay', { miniPackage: packageFromFiles(files, 'alipay') }).launch()
  return app
}

afterEach(() => app.close())

describe('a component on Alipay', () => {
  it('derives data from its next props while the present ones are still there', async () => {
    await withCounter(`Component({
      props: { start: 0 },
      data: { seen: '' },
      deriveDataFromProps(next) { this.setData({ seen: this.props.start + '>' + next.start }) },
    })`)
    await app.tap('#more')
    await app.tap('#more')
    expect(app.text('.counter')).toBe('2 1>2')
    app.assertHealthy()
  })

  it('may set data of the name of a prop while deriving', async () => {
    await withCounter(`Component({
      props: { start: 0 },
      deriveDataFromProps(next) { this.setData({ start: next.start }) },
    })`)
    await app.tap('#more')
    expect(app.text('.counter')).toContain('1')
    app.assertHealthy()
  })

  it('receives its removal', async () => {
    await withCounter(`Component({ props: { start: 0 }, didUnmount() { console.log('gone') } })`)
    app.close()
    expect(app.consoleMessages.map(({ text }) => text)).toContain('gone')
  })
})
