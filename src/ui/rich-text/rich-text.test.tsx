import { fakeIntersectionObserver, intersectEverything, marginsOfObservers } from '@test/fake-intersection-observer'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { LinkOpener } from './link-opener'
import { RichText } from './rich-text'

fakeIntersectionObserver()

const paragraphs = (count: number) => `<p>a</p>`.repeat(count)
const drawn = () => document.querySelectorAll('p').length

describe('a text of a merchant', () => {
  it('renders a long text part by part, 500 px before it is seen (SHELL-201)', () => {
    render(<RichText html={paragraphs(120)} />)
    expect(drawn()).toBe(50)
    expect(new Set(marginsOfObservers())).toEqual(new Set(['500px 0px']))
    intersectEverything()
    expect(drawn()).toBe(120)
  })

  it('renders 49 nodes at once (SHELL-200)', () => {
    render(<RichText html={paragraphs(49)} />)
    expect(drawn()).toBe(49)
    expect(marginsOfObservers()).toEqual([])
  })

  it('groups 50 nodes (SHELL-200)', () => {
    render(<RichText html={paragraphs(50)} />)
    expect(drawn()).toBe(50)
    expect(marginsOfObservers()).toEqual(['500px 0px'])
  })

  it('fetches the pictures of a short text 500 px before they are seen (SHELL-201)', () => {
    render(<RichText html='<p>a</p><img alt="src=b" src="https://a.example/b.png"><img src="/c.png">' />)
    const pictures = () => Array.from(document.querySelectorAll('img'), (picture) => picture.getAttribute('src'))
    expect(pictures()).toEqual([null, null])
    expect(marginsOfObservers()).toEqual(['500px 0px', '500px 0px'])
    intersectEverything()
    expect(pictures()).toEqual(['https://a.example/b.png', '/c.png'])
  })

  it('opens a link through the shop, and never leaves the page by itself', () => {
    const open = jest.fn()
    render(
      <LinkOpener.Provider value={open}>
        <RichText html='<p><a href="/show/12"><strong>the show</strong></a></p>' />
      </LinkOpener.Provider>,
    )
    const inside = screen.getByText('the show')
    const click = createEvent.click(inside)
    fireEvent(inside, click)
    expect(click.defaultPrevented).toBe(true)
    expect(open).toHaveBeenCalledWith('/show/12')
  })
})
