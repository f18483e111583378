import { PictureFault } from './picture-fault'
import { preparePicture } from './prepare-picture'

const svg = (content: string, attributes = 'viewBox="0 0 300 400"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

async function markupOf(drawing: string): Promise<string> {
  const { files, format } = await preparePicture(Buffer.from(drawing))
  expect([format, files.length]).toEqual(['svg', 1])
  return Buffer.from(files[0]?.content ?? []).toString()
}

async function faultOf(drawing: string): Promise<string> {
  const fault = await preparePicture(Buffer.from(drawing)).catch((error: unknown) => error)
  if (!(fault instanceof PictureFault)) throw new Error(`not refused: ${drawing.slice(0, 200)}`)
  return `${fault.line ?? ''} ${fault.value}: ${fault.message}`.trim()
}

describe('a published drawing', () => {
  it('keeps shapes, gradients, letters and references to its own parts', async () => {
    const content =
      '<defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient></defs>' +
      '<g fill="url(#g)" transform="rotate(5)"><path d="M0 0L9 9z"/><text x="1" y="2">灯塔 &amp; R&#233;</text></g><use href="#g"/>'
    const markup = await markupOf(svg(content))
    for (const part of [
      'fill="url(#g)"',
      'transform="rotate(5)"',
      'd="M0 0L9 9z"',
      '灯塔 &amp; Ré',
      '<use href="#g">',
    ]) {
      expect(markup).toContain(part)
    }
    expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 400">/)
  })

  it('writes styles as attributes, and leaves the notes of editors out', async () => {
    const content =
      '<sodipodi:namedview/><metadata><rdf:RDF>author</rdf:RDF></metadata><!-- note -->' +
      '<path d="M0 0z" style="fill:red; -inkscape-font:x; stroke : url( \'#a\' )" inkscape:label="x" class="y"/>'
    expect(await markupOf(`<?xml version="1.0"?>${svg(content)}`)).toContain(
      '<path d="M0 0z" fill="red" stroke="url(#a)"></path>',
    )
    const markup = await markupOf(svg(content))
    for (const note of ['author', 'note', 'inkscape', 'sodipodi', 'class', 'style']) expect(markup).not.toContain(note)
  })

  it('has the size of its viewBox, or its own', async () => {
    const sizeOf = async (attributes: string) => {
      const { width, height } = await preparePicture(Buffer.from(svg('<g/>', attributes)))
      return [width, height]
    }
    expect(await sizeOf('viewBox="10 10 30 40" width="5"')).toEqual([30, 40])
    expect(await sizeOf('width="50px" height="70"')).toEqual([50, 70])
    expect(await faultOf(svg('<g/>', 'width="50"'))).toMatch(/neither a viewBox nor/)
  })
})

describe('a refused drawing', () => {
  const laughs = Array.from({ length: 12 }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`)
  it.each<[name: string, drawing: string, fault: RegExp]>([
    ['a script', svg('\n<script>alert(1)</script>'), /^2 <script>: A drawing must not have/],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), /^1 <SCRIPT>: /],
    ['an event handler', svg('<g onload="alert(1)"/>'), /^1 onload: A drawing must not have an event handler/],
    ['a page inside', svg('<foreignObject><iframe/></foreignObject>'), /^1 <foreignObject>: /],
    ['a picture from elsewhere', svg('<image href="https://evil.example/x.png"/>'), /^1 <image>: /],
    ['a style sheet', svg('<style>@import "https://evil.example"</style>'), /^1 <style>: /],
    ['a link', svg('<a href="javascript:alert(1)"><path d=""/></a>'), /^1 <a>: /],
    ['a moving attribute', svg('<g><set attributeName="onload" to="alert(1)"/></g>'), /^1 <set>: /],
    ['a reference to another file', svg('<use href="other.svg#a"/>'), /^1 other\.svg#a: A drawing refers to its own/],
    ['data as a reference', svg('<use xlink:href="data:image/svg+xml,x"/>'), /^1 data:.*own parts/],
    ['a fill from elsewhere', svg('<g fill="url(https://evil.example/#a)"/>'), /^1 url\(https.*own parts/],
    ['a hidden fill from elsewhere', svg('<g style="fill:u\\72l(https://evil.example)"/>'), /own parts/],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, /^1 <!DOCTYPE: A drawing with a document type/],
    [
      'an outer style sheet',
      `<?xml-stylesheet href="https://evil.example"?>${svg('')}`,
      /^: A picture is a JPEG|<\?xml-stylesheet/,
    ],
    ['an unknown entity', svg('&a;'), /no well-formed SVG/],
    ['a cut file', svg('<g>').slice(0, -9), /no well-formed SVG/],
    [
      'laughs by the billion',
      svg(`<path id="l0" d=""/>${laughs.join('')}<use href="#l12"/>`),
      /repeats its parts too often/,
    ],
    ['a part inside itself', svg('<g id="a"><g id="b"><use href="#a"/></g></g>'), /one of them inside itself/],
    [
      'a chain of thousands',
      svg(Array.from({ length: 9_000 }, (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`).join('')),
      /repeats/,
    ],
    ['groups without an end', svg('<g>'.repeat(70)), /at most 64 elements deep/],
    ['a heap of elements', svg('<g/>'.repeat(20_001)), /at most 20000 elements/],
    ['megabytes', svg(`<desc>${'a'.repeat(2 * 1024 * 1024)}</desc>`), /bytes: A drawing has at most/],
  ])('is one with %s', async (_, drawing, fault) => {
    expect(await faultOf(drawing)).toMatch(fault)
  })
})
