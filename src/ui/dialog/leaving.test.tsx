import { act, cleanup, render, screen } from '@testing-library/react'
import { Dialog } from './dialog'
import { Leaving } from './leaving'

const HIDE_MS = 180

/** A dialog that its owner closes with the first answer. */
function open() {
  const onAnswer = jest.fn()
  const drawn = (title: string | null) => (
    <Leaving>
      {title !== null && <Dialog key={title} title={title} confirmText="确定" cancelText="取消" onAnswer={onAnswer} />}
    </Leaving>
  )
  const { container, rerender } = render(drawn('退出登录'))
  return { container, onAnswer, show: (title: string | null) => rerender(drawn(title)) }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

afterEach(cleanup)

describe('a dialog that was answered', () => {
  it('fades for 180 ms, then leaves the page (SHELL-124)', () => {
    const { container, show } = open()
    show(null)
    pass(HIDE_MS - 1)
    expect(container.querySelector('.layer')?.className).toContain('leaving')
    pass(1)
    expect(container.textContent).toBe('')
  })

  it('stays inert while it fades: no dialog, and no second answer', () => {
    const { container, onAnswer, show } = open()
    show(null)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(container.querySelector('.layer')?.getAttribute('aria-hidden')).toBe('true')
    act(() => container.querySelectorAll('button').forEach((button) => void button.click()))
    expect(onAnswer).not.toHaveBeenCalled()
    expect(document.getElementById('dialog-confirm')).toBeNull()
  })

  it('makes room for the next one at once', () => {
    const { container, show } = open()
    show(null)
    show('清除缓存')
    pass(HIDE_MS)
    expect(screen.getByRole('alertdialog').getAttribute('aria-label')).toBe('清除缓存')
    expect(container.textContent).not.toContain('退出登录')
  })
})
