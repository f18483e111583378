import type { ShopDocumentOf } from '../documents/document-kinds'
import { preparePictures, storedPictureName } from './publish-pictures'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M0 0z"/></svg>'
const text = { 'zh-CN': '灯塔', 'en-US': 'Lighthouse' }

function show(id: string, poster?: string): ShopDocumentOf<'shows'> {
  const body = { name: text, about: text, category: 'theatre' as const, venue: 'v', prices: [], sessions: [] }
  return { kind: 'shows', id, body: { ...body, ...(poster !== undefined && { poster }) } }
}

const files: Record<string, string> = {
  'pictures/a.svg': SVG,
  'pictures/same.svg': SVG,
  'pictures/script.svg': SVG.replace('<path', '\n<script/><path'),
  'pictures/page.jpg': '<html></html>',
}
const prepare = (...shows: ShopDocumentOf[]) =>
  preparePictures(shows, async (path) => (files[path] === undefined ? null : Buffer.from(files[path])))

describe('pictures of documents', () => {
  it('have names that follow from their content', async () => {
    const { documents, pictures, findings } = await prepare(
      show('one', 'pictures/a.svg'),
      show('two', 'pictures/same.svg'),
      show('three'),
    )
    expect(findings).toEqual([])
    const posters = documents.map((document) => document.kind === 'shows' && document.body.poster)
    expect(posters[0]).toMatch(/^pictures\/[0-9a-f]{32}\.svg$/)
    expect(posters).toEqual([posters[0], posters[0], undefined])
    expect([...pictures.keys()]).toEqual([storedPictureName(String(posters[0]))])
  })

  it('stay as they are once they are stored', async () => {
    const poster = `pictures/${'0'.repeat(32)}.jpg`
    const { documents, pictures } = await prepare(show('one', poster))
    expect([documents, pictures.size]).toEqual([[show('one', poster)], 0])
  })

  it('name their document, field and fault when they cannot be published', async () => {
    const { findings } = await prepare(
      show('one', 'pictures/script.svg'),
      show('two', 'pictures/page.jpg'),
      show('three', 'pictures/none.png'),
    )
    expect(findings.map(({ kind, id, path, value }) => `${kind}/${id} ${path}: ${value}`)).toEqual([
      'shows/one poster: pictures/script.svg',
      'shows/two poster: pictures/page.jpg',
      'shows/three poster: pictures/none.png',
    ])
    expect(findings.map(({ words }) => words)).toEqual([
      expect.stringMatching(/^Line 2: A drawing must not have an element <script>/),
      'A picture is a JPEG, PNG, WebP, AVIF or SVG file.',
      'There is no such file.',
    ])
  })
})
