import { testNavigation } from '@test/test-navigation'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { routes } from '@/routes'
import { type ParamsOf, type Picker, type ResultOf, route } from '@/routes/route'

/** A page that is only there to be picked on. */
const picker = route<{ kind: string }, { id: string }>('addressPicker', routes.address.path)

describe('a picker', () => {
  const stack = [routes.list.path, routes.confirmOrder.path]

  it('answers the page that opened it, once (NAV-098, NAV-099)', async () => {
    const { navigation, router } = testNavigation({ stack })
    await navigation.openForResult(picker, { kind: 'home' }, routes.confirmOrder)
    expect(router.lastMove).toMatchObject({ how: 'open', params: { kind: 'home' } })
    await navigation.backWith(picker, { id: '7' })
    expect(router.stack()).toEqual(stack)
    expect(navigation.consumeResult(picker, routes.orders)).toBeUndefined()
    expect(navigation.consumeResult(picker, routes.confirmOrder)).toEqual({ id: '7' })
    expect(navigation.consumeResult(picker, routes.confirmOrder)).toBeUndefined()
  })

  it('returns a result to a page that was restarted in the meantime', async () => {
    const storage = new FakeStorage()
    const before = testNavigation({ stack, storage })
    await before.navigation.openForResult(picker, { kind: 'home' }, routes.confirmOrder)
    const picking = testNavigation({ stack: [picker.path], storage })
    await picking.navigation.backWith(picker, { id: '7' })
    const after = testNavigation({ stack, storage })
    expect(after.navigation.consumeResult(picker, routes.confirmOrder)).toEqual({ id: '7' })
  })

  it('opens the home page without an answer after a link', async () => {
    const { navigation, router } = testNavigation({ stack: [picker.path] })
    await navigation.backWith(picker, { id: '7' })
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.list.path })
    expect(navigation.consumeResult(picker, routes.list)).toBeUndefined()
  })

  it('forgets an earlier result when opened again', async () => {
    const { navigation } = testNavigation({ stack })
    await navigation.openForResult(picker, { kind: 'home' }, routes.confirmOrder)
    await navigation.backWith(picker, { id: '7' })
    await navigation.openForResult(picker, { kind: 'work' }, routes.confirmOrder)
    expect(navigation.consumeResult(picker, routes.confirmOrder)).toBeUndefined()
  })

  it('returns nothing after half an hour, or after a logout', async () => {
    const { navigation, clock, results } = testNavigation({ stack })
    await navigation.openForResult(picker, { kind: 'home' }, routes.confirmOrder)
    await navigation.backWith(picker, { id: '7' })
    clock.time += 30 * 60 * 1000
    expect(navigation.consumeResult(picker, routes.confirmOrder)).toBeUndefined()
    await navigation.openForResult(picker, { kind: 'work' }, routes.confirmOrder)
    await navigation.backWith(picker, { id: '8' })
    results.clear()
    expect(navigation.consumeResult(picker, routes.confirmOrder)).toBeUndefined()
  })
})

/** True if the compiler accepts these parameters for a page. */
type Fits<R, Params> = Params extends ParamsOf<R> ? true : false

describe('the types of routes', () => {
  it('accept only parameters of the page, and a result from pickers only', () => {
    const settings = { without: true, withOther: false } satisfies {
      without: Fits<typeof routes.settings, Record<string, never>>
      withOther: Fits<typeof routes.settings, { x: number }>
    }
    const booking = { whole: true, without: false } satisfies {
      whole: Fits<typeof routes.booking, { showId: string }>
      without: Fits<typeof routes.booking, Record<string, never>>
    }
    const pickers = { ofPicker: { id: '7' }, isPicker: true, isOtherPicker: false } satisfies {
      ofPicker: ResultOf<typeof picker>
      isPicker: typeof picker extends Picker<typeof picker> ? true : false
      isOtherPicker: typeof routes.settings extends Picker<typeof routes.settings> ? true : false
    }
    expect([settings, booking, pickers]).toHaveLength(3)
  })
})
