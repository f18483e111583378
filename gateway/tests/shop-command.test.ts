import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PUBLISH_TOKEN } from '@test/own-content'
import { OPENING, type TestGateway } from '@test/test-gateway'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { runShopCommand } from '../../scripts/shop/commands'
import { showIdOf } from '../src/content/compile-show'

const SHOW = 'shows/first-show.yaml'
const root = mkdtempSync(path.join(os.tmpdir(), 'shop-'))
const folder = path.join(root, 'my-shop')

let shop: TestGateway
let address: string
let lines: string[]
beforeAll(async () => {
  shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
  address = await shop.listen()
})
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  await shop.close()
})

async function run(...args: string[]): Promise<number> {
  lines = []
  const env = { USER: 'editor', PUBLISH_TOKEN }
  return runShopCommand(args, { write: (line) => lines.push(line), env, now: OPENING })
}

const atGateway = (...args: string[]) => run(...args, '--gateway', address)

function edit(change: (text: string) => string): void {
  const file = path.join(folder, SHOW)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

async function shownName() {
  return (await shop.call(getShowStatic, { showId: showIdOf('first-show') })).data?.basicInfo.showName
}

describe('npm run shop', () => {
  it('goes from a new folder to a shop, back to an earlier revision, and to files again', async () => {
    expect(await run('new', folder)).toBe(0)
    expect(await run('check', folder)).toBe(0)
    expect(lines).toEqual(['No faults in 7 documents.'])
    expect(await atGateway('publish', folder, '--note', 'First')).toBe(0)
    expect(lines).toContain('Published as revision 1.')
    expect(await shownName()).toBe('首场演出')

    edit((text) => text.replace('price: 380', 'price: 420').replace('19:30', '20:00').replace('首场演出', '第二场'))
    await atGateway('diff', folder)
    expect(lines).toEqual([
      '~ shows/first-show The First Show',
      '    changes name',
      '    stalls costs 420.00 instead of 380.00, for new orders',
      '    plays at 2027-01-04 20:00',
      '    session 2027-01-04T19:30 is no longer sold; tickets that exist stay valid',
    ])
    await atGateway('publish', folder, '--note', 'Dearer')
    expect(await shownName()).toBe('第二场')

    await atGateway('restore', '1')
    expect(lines).toEqual(['Revision 1 is published again as revision 3.'])
    expect(await shownName()).toBe('首场演出')
    await atGateway('history')
    expect(lines.map((line) => line.replace(/ {2}\S+ {2}/, ' '))).toEqual([
      '3 editor  1 changes  Restore revision 1',
      '2 editor  1 changes  Dearer',
      '1 editor  7 changes  First',
    ])

    const copy = path.join(root, 'copy')
    await atGateway('export', copy)
    await atGateway('diff', copy)
    expect(lines).toEqual(['Nothing changes.'])
  })

  it('publishes nothing of files with a fault', async () => {
    edit((text) => text.replace('my-stage', 'nowhere'))
    expect(await atGateway('publish', folder)).toBe(1)
    expect(lines[0]).toMatch(/^shows\/first-show\.yaml:6 "nowhere": There is no venue/)
    await atGateway('history')
    expect(lines).toHaveLength(3)
  })

  it.each([
    ['no target', []],
    ['two targets', ['--data', 'a', '--gateway', 'http://localhost']],
  ])('refuses %s', async (_name, options) => {
    edit((text) => text.replace('nowhere', 'my-stage'))
    expect(await run('publish', folder, ...options)).toBe(1)
    expect(lines).toEqual(['Name one target: --data DIR, --database URL or --gateway ADDRESS.'])
  })
})
