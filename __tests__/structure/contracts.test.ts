import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isOpenapiFresh } from '../../scripts/generate-openapi'
import { contracts, isSchemaFileFresh } from '../../scripts/generate-schemas'

const ROOT = path.resolve(__dirname, '../..')

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(name) : [name]
  })
}

describe('contracts', () => {
  const calls = filesIn('src/contracts')
    .filter((file) => /= endpoint</.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .map((file) => file.replace('src/contracts/', ''))

  it('have one route of the gateway each, of the same name', () => {
    const routes = filesIn('gateway/src/routes').map((file) => file.replace('gateway/src/routes/', ''))
    expect(routes.sort()).toEqual(calls.sort())
  })

  it('say what they change where they write, if only that no page shows it', () => {
    const isSilent = (text: string) => /method: '(POST|PUT|DELETE)'/.test(text) && !/\bchanges: \[/.test(text)
    const silent = calls.filter((file) => isSilent(readFileSync(path.join(ROOT, 'src/contracts', file), 'utf8')))
    expect(silent).toEqual([])
  })

  it('name what goes in and out by exported types, which is how schemas find them', () => {
    expect(
      contracts()
        .map(({ name }) => `${name}.ts`)
        .sort(),
    ).toEqual(calls.sort())
  })

  it('give no name to two types, of which one would check both', () => {
    const texts = filesIn('src/contracts').map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    const names = texts.flatMap((text) =>
      [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('have schemas that were generated from them as they are', () => {
    expect(isSchemaFileFresh()).toBe(true)
  })

  it('have a description in docs/openapi.json that was generated from them as they are', () => {
    expect(isOpenapiFresh()).toBe(true)
  })
})

it('keeps registry addresses out of the lock file', () => {
  expect(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
})
