import { fakeIntersectionObserver, intersectEverything, marginsOfObservers } from '@test/fake-intersection-observer'
import { render } from '@testing-library/react'
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

  it('renders a short text at once', () => {
    render(<RichText html={paragraphs(49)} />)
    expect(drawn()).toBe(49)
    expect(marginsOfObservers()).toEqual([])
  })
})
