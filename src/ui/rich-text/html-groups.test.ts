import fc from 'fast-check'
import { htmlGroups } from './html-groups'

const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `<p>${index}</p>`).join('')

describe('a text of a merchant', () => {
  it.each([
    [0, undefined],
    [49, undefined],
    [50, 1],
    [51, 2],
    [120, 3],
  ])('groups from 50 nodes on: %s nodes, %s groups (SHELL-200)', (nodes, groups) => {
    expect(htmlGroups(paragraphs(nodes))?.length).toBe(groups)
  })

  it('splits between its nodes only', () => {
    const list = `<ul>${'<li>a<br>b</li>'.repeat(60)}</ul>`
    expect(htmlGroups(list)).toBeNull()
    const [first = '', second] = htmlGroups(`${list}<img src="/a.png">${paragraphs(48)}words`) ?? []
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
        expect((htmlGroups(html) ?? [html]).join('')).toBe(html)
      }),
    )
  })
})
