import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { PictureViewer } from './picture-viewer'

const WORDS = {
  title: '图片',
  larger: '放大',
  smaller: '缩小',
  previous: '上一张',
  next: '下一张',
  close: '关闭',
}
const POSTER = { src: 'https://shop.example/poster.png', alt: '海报' }
const PLAN = { src: 'https://shop.example/plan.png', alt: '座位图' }

function open(pictures = [POSTER, PLAN], onFail = () => {}) {
  const onClose = jest.fn()
  render(<PictureViewer pictures={pictures} words={WORDS} onClose={onClose} onFail={onFail} />)
  return onClose
}

const shown = () => screen.getByRole('img')
const zoom = () => shown().parentElement?.style.width
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const fingers = (distance: number) => ({
  touches: [
    { clientX: 0, clientY: 0 },
    { clientX: distance, clientY: 0 },
  ],
})

afterEach(cleanup)

describe('a picture in full', () => {
  it('loads in full size with its caption', () => {
    open()
    expect(shown().getAttribute('src')).toBe(POSTER.src)
    expect(shown().getAttribute('alt')).toBe('海报')
    expect(screen.getByRole('dialog', { name: '图片' })).toBe(document.activeElement)
  })

  it('zooms by buttons and keys, from the whole to four times that', () => {
    open()
    expect(button('缩小').disabled).toBe(true)
    fireEvent.click(button('放大'))
    expect(zoom()).toBe('150%')
    press('-')
    expect(zoom()).toBe('100%')
    for (let times = 0; times < 5; times += 1) press('+')
    expect(zoom()).toBe('400%')
    expect(button('放大').disabled).toBe(true)
  })

  it('zooms by a tap and by two fingers', () => {
    open()
    const picture = button('海报, 放大')
    fireEvent.click(picture)
    expect(zoom()).toBe('200%')
    fireEvent.click(picture)
    expect(zoom()).toBe('100%')
    for (const distance of [100, 300]) fireEvent.touchMove(picture, fingers(distance))
    expect(zoom()).toBe('300%')
    fireEvent.touchEnd(picture)
    for (const distance of [300, 150]) fireEvent.touchMove(picture, fingers(distance))
    expect(zoom()).toBe('150%')
  })

  it('advances by buttons and arrows, cyclically, and ends at whole slides', () => {
    open()
    press('+')
    press('ArrowRight')
    expect(shown().getAttribute('alt')).toBe('海报')
    fireEvent.click(button('下一张'))
    expect([shown().getAttribute('alt'), zoom()]).toEqual(['座位图', '100%'])
    press('ArrowRight')
    press('ArrowLeft')
    expect(screen.getByText('2 / 2')).toBeTruthy()
    fireEvent.click(button('上一张'))
    expect(shown().getAttribute('alt')).toBe('海报')
  })

  it('has no controls for a single slide', () => {
    open([POSTER])
    press('ArrowRight')
    expect(shown().getAttribute('alt')).toBe('海报')
    expect(screen.queryByRole('button', { name: '下一张' })).toBeNull()
  })

  it.each([
    ['its button', () => fireEvent.click(button('关闭'))],
    ['Escape', () => press('Escape')],
  ])('closes by %s after 180 ms (SHELL-124)', (_way, close) => {
    const onClose = open()
    close()
    act(() => jest.advanceTimersByTime(179))
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog').className).toContain('leaving')
    act(() => jest.advanceTimersByTime(1))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('shows an error and keeps the way to the others', () => {
    const onFail = jest.fn()
    const onClose = open([POSTER, PLAN], onFail)
    fireEvent.error(shown())
    expect([onFail.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
    fireEvent.click(button('下一张'))
    expect(shown().getAttribute('alt')).toBe('座位图')
  })

  it('never loads an invalid address', () => {
    open([{ src: 'javascript:alert(1)', alt: '海报' }])
    expect(shown().hasAttribute('src')).toBe(false)
  })
})
