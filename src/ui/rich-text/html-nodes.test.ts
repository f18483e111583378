import fc from 'fast-check'
import { type HtmlNode, htmlNodes } from './html-nodes'

const text = (words: string): HtmlNode => ({ type: 'text', text: words })
const element = (name: string, attrs: Record<string, string>, ...children: HtmlNode[]): HtmlNode => ({
  type: 'node',
  name,
  attrs,
  children,
})

function html(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      const attrs = Object.entries(node.attrs).map(([name, value]) => ` ${name}="${value}"`)
      const start = `<${node.name}${attrs.join('')}>`
      return /^(br|img)$/.test(node.name) ? start : `${start}${html(node.children)}</${node.name}>`
    })
    .join('')
}

describe('a text of a merchant as nodes', () => {
  it.each<[string, HtmlNode[]]>([
    ['', []],
    ['words', [text('words')]],
    ['<p>a<br>b</p>', [element('p', {}, text('a'), element('br', {}), text('b'))]],
    ['<ul><li>a</li><li>b</li></ul>', [element('ul', {}, element('li', {}, text('a')), element('li', {}, text('b')))]],
    ['<img src="/a.png" alt="a b">c', [element('img', { src: '/a.png', alt: 'a b' }), text('c')]],
    ['<p>a', [element('p', {}, text('a'))]],
    ['a</p>b', [text('a'), text('b')]],
    ['<p><strong>a</p>b', [element('p', {}, element('strong', {}, text('a'))), text('b')]],
    ['1 &lt; 2', [text('1 &lt; 2')]],
  ])('%s', (given, nodes) => {
    expect(htmlNodes(given)).toEqual(nodes)
  })

  it('keeps the meaning of the HTML in every notation', () => {
    const leaf = fc.constantFrom('words', '&amp;', '<br>', '<img src="/a.png">')
    const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
      tree: fc.array(fc.oneof(leaf, tie('node')), { maxLength: 4 }).map((parts) => parts.join('')),
      node: fc
        .tuple(fc.constantFrom('p', 'ul', 'strong', 'h3'), tie('tree'))
        .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
    }))
    fc.assert(fc.property(tree, (given) => expect(html(htmlNodes(given))).toBe(given)))
  })
})
