import { enterPage, focusHeading } from './page-focus'

/** A page with a heading and a link, as the router inserts it. */
function draw(name: string): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div class="taro_page"><h1 id="${name}-title">${name}</h1><a id="${name}-link" href="/${name}">on</a></div>`,
  )
}

/** A frame of the fake clock. */
const FRAME_MS = 16

const focused = () => document.activeElement?.id
function nextFrame(): void {
  jest.advanceTimersByTime(FRAME_MS)
}

const noMemory = () => ({ element: null, selector: null })

beforeAll(() => {
  draw('loaded')
  enterPage('loaded-title', noMemory())()
})
afterEach(() => document.body.replaceChildren())

describe('the focus', () => {
  it('focuses the heading of an opened page, which is no tab stop', () => {
    draw('show')
    enterPage('show-title', noMemory())
    nextFrame()
    expect(focused()).toBe('show-title')
    expect(document.getElementById('show-title')?.tabIndex).toBe(-1)
  })

  it('keeps a field of the page that has taken it', () => {
    draw('login')
    enterPage('login-title', noMemory())
    document.getElementById('login-link')?.focus()
    nextFrame()
    expect(focused()).toBe('login-link')
  })

  it.each([
    ['', () => {}],
    [
      ', also where that was drawn again',
      () => {
        const link = document.getElementById('list-link')
        link?.replaceWith(link.cloneNode(true))
      },
    ],
  ])('returns to the last focused element%s', (_where, change) => {
    const memory = noMemory()
    draw('list')
    const leave = enterPage('list-title', memory)
    nextFrame()
    document.getElementById('list-link')?.focus()
    draw('show')
    document.getElementById('show-link')?.focus()
    leave()
    change()
    document.querySelectorAll('.taro_page')[1]?.remove()
    enterPage('list-title', memory)
    nextFrame()
    expect(focused()).toBe('list-link')
  })

  it('skips the head of a page on request', () => {
    draw('list')
    focusHeading('list-title')
    expect(focused()).toBe('list-title')
  })
})
