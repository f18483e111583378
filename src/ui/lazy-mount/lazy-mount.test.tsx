import { act, render, screen } from '@testing-library/react'
import { LazyMount } from './lazy-mount'

/** A screen shows 60 pictures a second. */
const FRAME_MS = 17

let report: (entries: object[]) => void

/** The browser's report on the placeholder: whether it is near the screen, and its height, px. */
const place = (isIntersecting: boolean, height: number) =>
  act(() => {
    report([{ isIntersecting, boundingClientRect: { height } }])
    jest.advanceTimersByTime(FRAME_MS)
  })

beforeEach(() => {
  class Observer {
    constructor(callback: typeof report) {
      report = callback
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

const open = () =>
  render(
    <LazyMount id="cards" estimatedHeight={300}>
      <p>cards</p>
    </LazyMount>,
  )
const isDrawn = () => screen.queryByText('cards') !== null
const height = () => document.getElementById('cards')?.style.height

describe('a part of a long page', () => {
  it('mounts near the screen, and keeps its space away from it', () => {
    open()
    expect([isDrawn(), height()]).toEqual([false, '300px'])
    place(true, 300)
    expect([isDrawn(), height()]).toEqual([true, ''])
    place(false, 512)
    expect([isDrawn(), height()]).toEqual([false, '512px'])
  })

  it('stays drawn below another page, where elements have no height', () => {
    open()
    place(true, 300)
    place(false, 0)
    expect(isDrawn()).toBe(true)
  })
})
