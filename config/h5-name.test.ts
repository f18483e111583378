import { readFileSync } from 'node:fs'
import path from 'node:path'
import { namedPage } from './h5-name'

const PAGE = readFileSync(path.resolve(__dirname, '../src/index.html'), 'utf8')

describe('the page of the web app', () => {
  it('has the name and the colour of the shop before its configuration arrives', () => {
    const page = namedPage(PAGE, { name: '</title><script>', color: '#0E8F80' })
    expect(page).toContain('<title>&lt;/title>&lt;script></title>')
    expect(page).toContain("fill='%230e8f80'")
    expect(page).not.toContain('ff7a1a')
  })

  it('stays unchanged for the demo shop', () => {
    expect(namedPage(PAGE, { name: 'Encore', color: '#FF7A1A' })).toBe(PAGE)
  })
})
