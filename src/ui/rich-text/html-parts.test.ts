import fc from 'fast-check'
import { htmlParts } from './html-parts'

const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `<p>${index}</p>`).join('')

describe('a text of a merchant', () => {
  it.each([
    [0, 1],
    [49, 1],
    [50, 1],
    [51, 2],
    [120, 3],
  ])('renders %s nodes in %s parts (SHELL-200)', (nodes, parts) => {
    expect(htmlParts(paragraphs(nodes))).toHaveLength(parts)
  })

  it('splits between its nodes only', () => {
    const list = `<ul>${'<li>a<br>b</li>'.repeat(60)}</ul>`
    expect(htmlParts(list)).toEqual([list])
    const [first = '', second] = htmlParts(`${list}<img src="/a.png">${paragraphs(48)}words`)
    expect(first.startsWith(list)).toBe(true)
    expect(second).toBe('words')
  })

  it('loses nothing, however it is written', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</li>',
      '</ul>',
      '<br>',
      '<img src="a">',
      'text',
      '&lt;',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
        const html = pieces.join('')
        expect(htmlParts(html).join('')).toBe(html)
      }),
    )
  })
})
