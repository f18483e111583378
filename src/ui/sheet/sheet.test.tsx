import { act, cleanup, render } from '@testing-library/react'
import { Sheet } from './sheet'

const HIDE_MS = 180

/** An open sheet, and a finger on what closes it. */
function open() {
  const onClose = jest.fn()
  render(
    <Sheet id="sheet" title="城市" onClose={onClose}>
      words
    </Sheet>,
  )
  const close = () => act(() => document.querySelector<HTMLElement>('#sheet [role="button"], #sheet button')?.click())
  return { onClose, close }
}

afterEach(cleanup)

describe('a panel', () => {
  it('closes once after 180 ms when tapped repeatedly (SHELL-124)', () => {
    const { onClose, close } = open()
    close()
    close()
    act(() => jest.advanceTimersByTime(HIDE_MS - 1))
    expect(onClose).not.toHaveBeenCalled()
    expect(document.getElementById('sheet')?.className).toContain('leaving')
    act(() => jest.advanceTimersByTime(1))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('returns when its owner keeps it open', () => {
    const { close } = open()
    close()
    act(() => jest.advanceTimersByTime(HIDE_MS))
    expect(document.getElementById('sheet')?.className).not.toContain('leaving')
  })

  it('closes nothing once its page is gone', () => {
    const { onClose, close } = open()
    close()
    cleanup()
    act(() => jest.advanceTimersByTime(HIDE_MS))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes for another one that opens in its place', () => {
    const [first, second] = [jest.fn(), jest.fn()]
    const { rerender } = render(
      <Sheet id="first" title="生日" onClose={first}>
        words
      </Sheet>,
    )
    act(() => document.querySelector<HTMLElement>('#first [role="button"], #first button')?.click())
    rerender(
      <Sheet id="second" title="性别" onClose={second}>
        words
      </Sheet>,
    )
    act(() => jest.advanceTimersByTime(HIDE_MS))
    expect(second).not.toHaveBeenCalled()
    expect(document.getElementById('second')?.className).not.toContain('leaving')
  })
})
