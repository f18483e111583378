import { fireEvent, render, screen } from '@testing-library/react'
import { Tabs } from '../tabs/tabs'

const ITEMS = ['一', '二', '三'].map((text) => ({ key: text, text }))

function press(key: string): string | null | undefined {
  const { activeElement } = document
  if (activeElement) fireEvent.keyDown(activeElement, { key })
  return document.activeElement?.textContent
}

describe('a row of tabs', () => {
  it('moves with the arrows, in a circle, and to its ends', () => {
    const onSelect = jest.fn()
    render(<Tabs label="数" items={ITEMS} selected="一" onSelect={onSelect} />)
    screen.getByRole('tab', { name: '一' }).focus()
    expect(['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowUp'].map(press)).toEqual([
      '二',
      '三',
      '一',
      '三',
      '一',
      '三',
      '二',
    ])
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('leaves other keys to the browser', () => {
    render(<Tabs label="数" items={ITEMS} selected="一" onSelect={() => {}} />)
    const tab = screen.getByRole('tab', { name: '一' })
    tab.focus()
    expect(fireEvent.keyDown(tab, { key: 'a' })).toBe(true)
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight' })).toBe(false)
  })
})
