import { fixtureDirectory, fixtureServer } from './fixture-app'
import type { MiniApp } from './mini-app'
import { checkMutations, type MutationCheck } from './mutation-check'
import { isTemplate, type Mutation, remove, replaceIn } from './mutations'

const caught: Mutation[] = [
  { name: 'no handler', break: (patient) => replaceIn(patient, isTemplate(patient), /bindtap="more"/, '') },
  { name: 'no script', break: (patient) => remove(patient, (file) => file === 'pages/show/show.js') },
  {
    name: 'a promise nobody catches',
    break: (patient) =>
      replaceIn(patient, (file) => file === 'app.js', /$/, '\nPromise.reject(new Error("nobody catches this"))'),
  },
]
const missed: Mutation = {
  name: 'a text nobody reads',
  break: (patient) => replaceIn(patient, isTemplate(patient), /plain text/, 'other text'),
}
const stale: Mutation = {
  name: 'nothing to break',
  break: (patient) => replaceIn(patient, isTemplate(patient), /no such thing/, ''),
}

async function journey(app: MiniApp): Promise<void> {
  await app.launch()
  await app.tap('#more')
  expect(app.text('#count')).toBe('count 1')
}

function check(overrides: Partial<MutationCheck>): MutationCheck {
  return {
    directory: fixtureDirectory('weapp'),
    platform: 'weapp',
    pages: ['pages/home/home'],
    journey,
    appOptions: () => ({ request: fixtureServer }),
    ...overrides,
  }
}

describe('checkMutations', () => {
  it('separates caught from missed builds', async () => {
    const results = await checkMutations(check({ mutations: [...caught, missed, stale] }))
    expect(results.map(({ mutation, outcome }) => [mutation, outcome])).toEqual([
      ['no handler', 'caught'],
      ['no script', 'caught'],
      ['a promise nobody catches', 'caught'],
      ['a text nobody reads', 'missed'],
      ['nothing to break', 'did not apply'],
    ])
    expect(results[0]?.reasons['glass-easel']).toContain('nothing listens to tap')
    const [byOther] = await checkMutations(check({ mutations: caught.slice(0, 1), engines: ['exparser'] }))
    expect(byOther?.reasons.exparser).toContain('nothing listens to tap')
  })

  it('refuses a journey that fails on the unbroken build', async () => {
    const broken = async (app: MiniApp) => {
      await app.launch('pages/gone/gone')
    }
    await expect(checkMutations(check({ journey: broken, mutations: caught }))).rejects.toThrow('unbroken weapp build')
  })

  it('leaves out mutations of other platforms', async () => {
    const results = await checkMutations(check({ mutations: [{ ...missed, platforms: ['tt'] }] }))
    expect(results).toEqual([])
  })
})
