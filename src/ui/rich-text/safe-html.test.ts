import { safeHtml } from './safe-html'

describe('safeHtml', () => {
  it('keeps the plain tags of a text', () => {
    expect(safeHtml('<p>a <strong>b</strong></p><ul><li>c</li></ul>')).toBe(
      '<p>a <strong>b</strong></p><ul><li>c</li></ul>',
    )
  })

  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a script as the source of a picture', '<img src="javascript:alert(1)" alt="a">', '<img src alt="a">'],
    ['data as the source of a picture', '<img src="data:text/html,x">', '<img src>'],
    ['a host without a scheme', '<img src="//evil.example/x.png">', '<img src>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>b', 'b'],
    ['a style', '<style>p{}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['a link', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['a tag inside an attribute', '<img alt="<script>">', '<img alt="&lt;script&gt;">'],
  ])('removes %s', (_what, html, expected) => {
    expect(safeHtml(html)).toBe(expected)
  })
})
