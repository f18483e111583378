import { RouterWindow } from '@test/router-window'
import { type PagePlace, placeIn, ReturnToPlace } from './page-place'

const SCREEN = 800

/** A page box as high as its loaded content. */
class LongPage {
  readonly box = document.createElement('div')
  requested = 0
  private top = 0

  constructor(
    public height: number,
    private readonly onRequested: () => void = () => {},
  ) {
    Object.defineProperties(this.box, {
      scrollHeight: { get: () => this.height },
      scrollTop: {
        get: () => this.top,
        set: (top: number) => {
          this.top = Math.max(0, Math.min(top, this.height - SCREEN))
        },
      },
    })
  }

  /** Adds an element at this distance from the top, px. */
  put(id: string, at: () => number): void {
    const element = document.createElement('div')
    element.id = id
    element.getBoundingClientRect = () => ({ top: at() - this.top }) as DOMRect
    this.box.append(element)
  }

  restore(place: PagePlace): void {
    new ReturnToPlace(this.box, place, () => {
      this.requested += 1
      this.onRequested()
    })
  }
}

/** A list whose pages load with a delay. */
const listOf = (pages: number) => {
  const grow = () => {
    list.height = Math.min(pages * 1000, list.height + 1000)
  }
  const list = new LongPage(1000, () => setTimeout(grow, 300))
  return list
}

describe('a page that was made again', () => {
  beforeEach(() => void jest.useFakeTimers())

  it('restores its position as the pages of its list load', () => {
    const list = listOf(9)
    list.restore({ top: 3500 })
    expect(list.box.scrollTop).toBe(200)
    jest.advanceTimersByTime(5000)
    expect(list.box.scrollTop).toBe(3500)
    expect(list.requested).toBe(4)
  })

  it('restores what was in the middle of the screen, whatever has grown above it', () => {
    const page = new LongPage(9000)
    let at = 3200
    page.put('show-7', () => at)
    page.restore({ top: 3000, anchor: { id: 'show-7', y: 400 } })
    expect(page.box.scrollTop).toBe(2800)
    at = 3350
    jest.advanceTimersByTime(1000)
    expect(page.box.scrollTop).toBe(2950)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('yields to a user who scrolls (%s)', (name) => {
    const list = listOf(9)
    list.restore({ top: 3500 })
    window.dispatchEvent(new Event(name))
    list.box.scrollTop = 10
    jest.advanceTimersByTime(5000)
    expect([list.box.scrollTop, list.requested]).toEqual([10, 1])
  })

  it('follows the user once it has arrived', () => {
    const page = new LongPage(9000)
    page.restore({ top: 3000 })
    jest.advanceTimersByTime(1000)
    page.box.scrollTop = 10
    jest.advanceTimersByTime(5000)
    expect(page.box.scrollTop).toBe(10)
  })

  it('restores at most twenty pages of a list', () => {
    const list = listOf(99)
    list.restore({ top: 90_000 })
    jest.advanceTimersByTime(20_000)
    expect(list.box.scrollTop).toBe(20_000)
    expect(list.requested).toBe(20)
  })

  it('stops when the page grows no further, and loads more once a second at most', () => {
    const list = listOf(1)
    list.restore({ top: 3500 })
    jest.advanceTimersByTime(60_000)
    expect(list.box.scrollTop).toBe(200)
    expect(list.requested).toBeLessThanOrEqual(11)
  })
})

describe('the scroll position of a page', () => {
  const box = document.createElement('div')
  const at = (selector: string) => {
    Object.assign(document, { elementFromPoint: () => box.querySelector(selector) })
    return placeIn(box)
  }

  beforeEach(() => {
    box.innerHTML = '<div id="card"><b></b></div><div style="position: sticky"><i id="filters"></i></div>'
    document.body.replaceChildren(box)
  })

  it('stores nothing at its beginning', () => {
    box.scrollTop = 0
    expect(at('b')).toBeUndefined()
  })

  it('anchors at the element in the middle of the screen, unless it is fixed', () => {
    box.scrollTop = 70
    expect(at('b')).toEqual({ top: 70, anchor: { id: 'card', y: 0 } })
    expect(at('i')).toEqual({ top: 70 })
  })
})

describe('in the history of the browser', () => {
  const shop = RouterWindow.forTests()
  /** Visible content, by its address. */
  const box = () => [...document.body.children].find((one) => !(one as HTMLElement).hidden) as HTMLElement

  /** The user scrolls, then stops. */
  const scroll = (top: number) => {
    box().scrollTop = top
    box().dispatchEvent(new Event('scroll'))
    jest.advanceTimersByTime(300)
  }

  beforeEach(() => {
    jest.useFakeTimers()
    Object.assign(document, { elementFromPoint: () => null })
  })
  afterEach(() => void jest.useRealTimers())

  it('restores the position of a page after a reload, and after a second one in between', async () => {
    await shop.start('/list')
    scroll(700)
    for (const reload of ['first', 'second']) {
      await shop.restart()
      expect([reload, shop.onScreen(), box().scrollTop]).toEqual([reload, ['/list'], 700])
    }
  })

  it('restores the position of a page that another was opened above', async () => {
    jest.useRealTimers()
    await shop.start('/list')
    box().scrollTop = 700
    await shop.router.open('/content/1')
    expect(box().scrollTop).toBe(0)
    await shop.restart()
    expect(box().scrollTop).toBe(0)
    await shop.step(-1)
    expect([shop.onScreen(), box().scrollTop]).toEqual([['/list'], 700])
  })

  it('opens a page at its top', async () => {
    await shop.start('/list')
    scroll(700)
    await shop.router.redirect('/content/1')
    expect(box().scrollTop).toBe(0)
    await shop.restart()
    expect(box().scrollTop).toBe(0)
  })

  it('keeps a page at its beginning after it went back there', async () => {
    await shop.start('/list')
    scroll(700)
    scroll(0)
    await shop.restart()
    expect(box().scrollTop).toBe(0)
  })
})
