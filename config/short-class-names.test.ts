import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { shortClassNames } from './short-class-names'

const folder = mkdtempSync(path.join(os.tmpdir(), 'class-names-'))
const sheet = (name: string) => path.join(folder, name)

beforeAll(() => {
  mkdirSync(sheet('card'))
  for (const name of ['card/card.module.scss', 'app.scss', 'tag.module.scss']) writeFileSync(sheet(name), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the short name of a class', () => {
  it('stays unique over all sheets, and stable', () => {
    const nameOf = shortClassNames(folder)
    expect(nameOf('name', sheet('tag.module.scss'))).toBe('aba')
    expect(nameOf('name', sheet('card/card.module.scss'))).toBe('aaa')
    expect(nameOf('price', sheet('card/card.module.scss'))).toBe('aab')
    expect(nameOf('name', sheet('card/card.module.scss'))).toBe('aaa')
  })

  it('does not repeat itself in a sheet of hundreds of classes', () => {
    const nameOf = shortClassNames(folder)
    const names = Array.from({ length: 3000 }, (_, index) => nameOf(`icon-${index}`, sheet('tag.module.scss')))
    expect(new Set(names).size).toBe(3000)
    expect(names.filter((name) => !/^ab[a-zA-Z]{1,3}$/.test(name))).toEqual([])
  })

  it('covers only sheets of this folder', () => {
    expect(() => shortClassNames(folder)('name', '/elsewhere/a.module.scss')).toThrow('is no sheet of')
  })
})
