import { autorun, configure } from 'mobx'
import { makeRefObservable } from './make-ref-observable'

class Basket {
  items: readonly string[] = []
  private timer = 0

  constructor(
    readonly app: { name: string },
    readonly onChange: () => void,
    ...unobserved: string[]
  ) {
    makeRefObservable(this, ...unobserved)
  }

  get count(): number {
    return this.items.length
  }

  add(item: string): void {
    this.items = [...this.items, item]
    this.onChange()
  }

  tick(): void {
    setTimeout(() => {
      this.timer += 1
    })
  }
}

describe('a model', () => {
  beforeAll(() => configure({ enforceActions: 'always' }))

  it('observes replaced fields, with bound methods', () => {
    const basket = new Basket({ name: 'app' }, () => {}, 'timer')
    const counts: number[] = []
    const stop = autorun(() => counts.push(basket.count))
    const { add } = basket
    add('a')
    add('b')
    stop()
    expect(counts).toEqual([0, 1, 2])
  })

  it('stores values unchanged', () => {
    const app = { name: 'app' }
    const onChange = () => {}
    const basket = new Basket(app, onChange, 'timer')
    expect(basket.app).toBe(app)
    expect(basket.onChange).toBe(onChange)
  })

  it('changes fields excluded from rendering without an action', () => {
    jest.useFakeTimers()
    new Basket({ name: 'app' }, () => {}, 'timer').tick()
    expect(() => jest.runAllTimers()).not.toThrow()
    new Basket({ name: 'app' }, () => {}).tick()
    expect(() => jest.runAllTimers()).toThrow('Since strict-mode is enabled')
    jest.useRealTimers()
  })

  it('names only fields it has', () => {
    expect(() => new Basket({ name: 'app' }, () => {}, 'tmier')).toThrow('Basket has no field tmier')
  })
})
