import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack, { type Stats } from 'webpack'
import { h5StandIns } from './h5-stand-ins'
import { type StandIn, StandIns } from './stand-ins'

const folder = mkdtempSync(path.join(os.tmpdir(), 'stand-ins-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds an entry that imports `wanted`, on a machine without any package. */
async function build(wanted: readonly string[], standIns: readonly StandIn[]): Promise<{ stats: Stats; code: string }> {
  const code = wanted.map((name, at) => `import module${at} from '${name}'\nconsole.log(module${at})`).join('\n')
  writeFileSync(path.join(folder, 'entry.js'), code)
  const stats = await new Promise<Stats>((resolve, reject) =>
    webpack(
      {
        context: folder,
        entry: './entry.js',
        mode: 'production',
        output: { path: path.join(folder, 'out') },
        plugins: [new StandIns(standIns)],
      },
      (error, result) => (result ? resolve(result) : reject(error)),
    ),
  )
  const isBuilt = !stats.hasErrors()
  return { stats, code: isBuilt ? readFileSync(path.join(folder, 'out/main.js'), 'utf8') : '' }
}

const file = path.join(folder, 'own.js')
const ofPackage = { why: 'smaller', wanted: /^large$/, file }
const ofPart = { why: 'unused', wanted: /\/dist\/part\.js$/, file }

beforeAll(() => writeFileSync(file, 'export default "the one of our own"'))

describe('a stand-in', () => {
  it('replaces a package, or a part of one', async () => {
    const { stats, code } = await build(['large', './dist/part.js'], [ofPackage, ofPart])
    expect(stats.toJson().errors).toEqual([])
    expect(code).toContain('the one of our own')
  })

  it('fails the build when nothing imports its original', async () => {
    const { stats } = await build(['large'], [ofPackage, ofPart])
    expect(stats.toJson().errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('nothing imports /\\/dist\\/part\\.js$/ any more (unused)'),
    ])
  })
})

it('finds unused stand-ins of the web build', async () => {
  const standIns = h5StandIns(path.resolve(__dirname, '..'), true)
  expect(standIns.length).toBeGreaterThan(5)
  const { stats } = await build([], standIns)
  expect(stats.toJson().errors).toHaveLength(standIns.length)
})
