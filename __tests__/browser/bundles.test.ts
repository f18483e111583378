import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ICON_NAMES } from '@/ui/icon/icon-name'
import { bundleFaults, sheetFaults } from '../../scripts/engines/bundle-faults'

const H5 = path.resolve(__dirname, '../../dist/h5')
const HTML = readFileSync(path.join(H5, 'index.html'), 'utf8')
const SCRIPTS = path.join(H5, 'js')

/** Scripts of every page, and the preloads of an addressed page. */
const ofAll = [...HTML.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => file)
const [, files = '[]', pages = '{}'] = /\}\)\((\[.*?\]),(\{.*?\})\)<\/script>/.exec(HTML) ?? []
const filesAt: Record<string, number[]> = JSON.parse(pages)
const preloaded = (address: string) => (filesAt[address] ?? []).map((at): string => JSON.parse(files)[at])

it.each([
  ['home', '/', 163],
  ['list', '/list', 149],
  ['show', '/content', 162],
])('keeps the scripts of the %s page before its first line within %s: %i KB', (_name, address, budgetKib) => {
  const ofPage = preloaded(address).filter((file) => file.endsWith('.js'))
  expect(ofAll).toHaveLength(3)
  expect(ofPage.length).toBeGreaterThan(1)
  const bytes = [...ofAll, ...ofPage].map((file) => gzipSync(readFileSync(path.join(H5, file))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(budgetKib)
})

it('has browsers compile scripts while they load', () => {
  const scripts = readdirSync(SCRIPTS).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(150)
  const withoutHint = scripts.filter(
    (file) => !readFileSync(path.join(SCRIPTS, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  )
  expect(withoutHint).toEqual([])
})

it('ships scripts that the oldest browsers can parse, without interfaces that they lack', () => {
  const { scripts, faults } = bundleFaults('h5')
  expect(scripts).toBeGreaterThan(150)
  expect(faults).toEqual([])
})

it('ships styles that the oldest browsers know, or have another value for', () => {
  const { sheets, faults } = sheetFaults('h5')
  expect(sheets).toBeGreaterThan(30)
  expect(faults).toEqual([])
})

it('draws every icon in the page', () => {
  expect(ICON_NAMES.filter((name) => !HTML.includes(`<path id="icon-${name}" d="M`))).toEqual([])
})

describe('the released scripts', () => {
  const all = readdirSync(SCRIPTS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(SCRIPTS, name), 'utf8'))
    .join('')

  it('contain React', () => {
    // Texts found only in react-dom, and only in Preact.
    expect([all.includes('__REACT_DEVTOOLS_GLOBAL_HOOK__'), /preact/i.test(all)]).toEqual([true, false])
  })

  it('contain no code that a stand-in replaces', () => {
    const gone = ['taro-navigation-bar', 'taro-tabbar', 'taroRouter', 'taro-text', 'hoverStayTime']
    expect(gone.filter((mark) => all.includes(mark))).toEqual([])
  })
})
