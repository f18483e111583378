import { fakeIntersectionObserver, intersectEverything, marginsOfObservers } from '@test/fake-intersection-observer'
import { fireEvent, render, screen } from '@testing-library/react'
import { previewPictures } from '@/platform/picture-preview/preview-pictures'
import { HtmlPart } from './html-part.mini'
import { LinkOpener } from './link-opener'

jest.mock('@/platform/picture-preview/preview-pictures', () => ({ previewPictures: jest.fn() }))

fakeIntersectionObserver()

function renderHtml(html: string) {
  const open = jest.fn()
  const { container } = render(
    <LinkOpener.Provider value={open}>
      <HtmlPart safeHtml={html} />
    </LinkOpener.Provider>,
  )
  return { open, container }
}

describe('a merchant’s text on the mini-programs', () => {
  it('consists of the elements of its HTML', () => {
    const { container } = renderHtml('<h3>Doors</h3><p>7 <strong>pm</strong> &amp; later</p><ul><li>a</li></ul>')
    const names = [...container.querySelectorAll('h3, p, strong, ul, li')].map(({ tagName }) => tagName)
    expect(names).toEqual(['H3', 'P', 'STRONG', 'UL', 'LI'])
    expect(container.textContent).toBe('Doors7 pm & latera')
  })

  it('opens the address of a link', () => {
    const { open } = renderHtml('<a href="https://a.example/?b=1&amp;c=2">more</a>')
    fireEvent.click(screen.getByRole('link', { name: 'more' }))
    expect(open).toHaveBeenCalledWith('https://a.example/?b=1&c=2')
  })

  it('fetches a picture 500 px before it is seen (SHELL-201)', () => {
    const { container } = renderHtml('<p>a</p><img src="https://a.example/b.png">')
    const address = () => container.querySelector('img')?.getAttribute('src') || null
    expect(address()).toBeNull()
    expect(marginsOfObservers()).toEqual(['500px 0px'])
    intersectEverything()
    expect(address()).toBe('https://a.example/b.png')
  })

  it('opens a picture in the viewer, and draws none without an address', () => {
    const { container } = renderHtml('<img src="https://a.example/b.png" alt="Stage"><img src>')
    const pictures = container.querySelectorAll('img')
    expect(pictures).toHaveLength(1)
    fireEvent.click(pictures[0] ?? container)
    expect(previewPictures).toHaveBeenCalledWith(['https://a.example/b.png'])
  })
})
