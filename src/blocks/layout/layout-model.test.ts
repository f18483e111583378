import { getLayout } from '@/contracts/layout/get-layout'
import { getUserComponents } from '@/contracts/layout/get-user-components'
import { listMasonry } from '@/contracts/layout/list-masonry'
import { FakeStorage } from '@/platform/storage/storage-fake'
import type { Request } from '@/request/request'
import { SessionStore } from '@/stores/session-store'
import { SiteStore } from '@/stores/site-store'
import { LayoutModel } from './layout-model'

const component = (componentId: string, data: object, more: object = {}) => ({
  componentId,
  name: componentId,
  sort: 1,
  data,
  ...more,
})
const LAYOUT = {
  layoutId: 'l',
  page: 'HOME',
  title: '',
  titleBar: { mode: 'FIXED' },
  components: [
    component('rob', { shows: [] }, { componentType: 'HOT_ROB', needUserData: true }),
    component('pay', {}, { componentType: 'TO_PAY_ORDER', needUserData: true, needLogin: true }),
    component('list', { title: '' }, { componentType: 'RECOMMEND_LIST' }),
    component('list', { title: '' }, { componentType: 'RECOMMEND_LIST' }),
    null,
  ],
}

const WEB = { ownOrigin: '', hosts: [], appSchemes: [] }

function build() {
  const storage = new FakeStorage()
  const clock = { time: 1_000_000, now: () => clock.time }
  const requested: string[] = []
  const answers = new Map<unknown, unknown>([
    [getLayout, LAYOUT],
    [listMasonry, { list: [], hasMore: false }],
    [getUserComponents, [{ componentId: 'rob', componentType: 'HOT_ROB', data: { shows: ['mine'] } }]],
  ])
  const request = (async (endpoint: { path: string }) => {
    requested.push(endpoint.path)
    return answers.get(endpoint)
  }) as unknown as Request
  const session = new SessionStore(storage)
  const site = new SiteStore(request, storage)
  const model = new LayoutModel({ request, site, session, clock, webPlaces: WEB }, { page: 'HOME' })
  const logIn = () =>
    session.signIn({
      bizUserId: 'u',
      accessToken: 'a',
      refreshToken: 'r',
      expiresIn: 1,
      loginMethod: 'CELLPHONE',
      isNewUser: false,
    })
  return { model, clock, session, site, requested, logIn }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const ids = (model: LayoutModel) => model.components.map(({ componentId }) => componentId)

describe('a layout', () => {
  it('omits unknown, duplicate and users-only components', async () => {
    const { model, logIn } = build()
    model.load()
    await settled()
    expect(ids(model)).toEqual(['rob', 'list'])
    logIn()
    expect(ids(model)).toEqual(['rob', 'pay', 'list'])
  })

  it('gains the user’s parts at login and loses them at logout (SHELL-176)', async () => {
    const { model, logIn, session, requested } = build()
    model.load()
    await settled()
    expect(requested).not.toContain(getUserComponents.path)
    logIn()
    await settled()
    expect(model.components[0]?.data).toEqual({ shows: ['mine'] })
    session.signOut()
    expect(model.components[0]?.data).toEqual({ shows: [] })
  })

  it('counts times from their arrival, however often a block is drawn', async () => {
    const { model, clock, logIn } = build()
    model.load()
    await settled()
    clock.time += 10_000
    expect(model.secondsLeft('rob', 60)).toBe(50)
    logIn()
    await settled()
    expect(model.secondsLeft('rob', 60)).toBe(60)
    expect(model.secondsLeft('list', 60)).toBe(50)
    clock.time += 70_000
    expect(model.secondsLeft('rob', 60)).toBe(0)
  })
})
