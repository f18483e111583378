import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isConfigurationFresh } from '../../scripts/generate-configuration'
import { isDecisionIndexFresh } from '../../scripts/generate-decisions'
import { DIAGRAMS, withDiagram } from '../../scripts/generate-diagrams'
import { areOptionsFresh, merchantOptions } from '../../scripts/generate-options'
import { ROOT } from '../../scripts/run-command'

/** Folders with documents of the project, and whether those below them count as well. */
const PLACES = [
  ['.', false],
  ['docs', true],
  ['gateway', true],
  ['simulator', true],
  ['config', true],
  ['src', true],
] as const
const LINK = /\]\(([^)\s]+)\)/g

const documents = PLACES.flatMap(([folder, recursive]) =>
  readdirSync(path.join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, file)),
)

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** The anchor that a heading has: small letters, dashes for spaces, no punctuation. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

function anchorsIn(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

/** Broken links of a document within the project. */
function deadLinksIn(file: string): string[] {
  const links = [...read(file).matchAll(LINK)].map(([, link = '']) => link)
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false
    const [target = '', anchor] = decodeURI(link).split('#')
    const found = target === '' ? file : path.posix.join(path.posix.dirname(file), target)
    if (!existsSync(path.join(ROOT, found))) return true
    return anchor !== undefined && found.endsWith('.md') && !anchorsIn(found).includes(anchor)
  })
}

describe('documents', () => {
  it('have no broken links', () => {
    expect(documents.length).toBeGreaterThan(50)
    expect(documents.flatMap((file) => deadLinksIn(file).map((link) => `${file}: ${link}`))).toEqual([])
  })

  it('name no files of the project that are gone', () => {
    // A path in code marks, with a folder at the top of the project and an ending.
    const NAMED_FILE = /`((?:src|gateway|config|scripts|simulator|docs|bench|__tests__)\/[\w./-]+\.[a-z]{2,5})`/g
    const gone = documents.flatMap((file) =>
      [...read(file).matchAll(NAMED_FILE)].flatMap(([, named = '']) =>
        existsSync(path.join(ROOT, named)) ? [] : [`${file}: ${named}`],
      ),
    )
    expect(gone).toEqual([])
  })
})

it.each(Object.keys(DIAGRAMS))('keeps the diagram of %s equal to its source', (file) => {
  expect(withDiagram(file, read(file))).toBe(read(file))
})

describe('decisions', () => {
  const names = readdirSync(path.join(ROOT, 'docs/decisions')).filter((name) => name !== 'README.md')

  it('have a number of their own each, and a title', () => {
    const numbers = names.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? `${name} has no number`)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
    expect(numbers.filter((number) => number.includes(' '))).toEqual([])
    expect(names.filter((name) => !/^# \S/.test(read(`docs/decisions/${name}`)))).toEqual([])
  })

  it('have a generated index by subject, with date and status', () => {
    expect(isDecisionIndexFresh()).toBe(true)
  })

  it('have their numbers in every document that names them', () => {
    const wrong = documents.flatMap((file) =>
      [...read(file).matchAll(/\[decision (\d+)\]\([^)]*\/(\d{4})-[^)]*\)/g)]
        .filter(([, text, linked]) => Number(text) !== Number(linked))
        .map(([link]) => `${file}: ${link}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('docs/merchant-options.md', () => {
  it('lists the shop configuration as the contract has it (SHELL-230)', () => {
    expect(areOptionsFresh()).toBe(true)
  })

  it('names an effect, a reader and a test of each option (SHELL-230)', () => {
    const bare = merchantOptions().filter(
      ({ effect, readers, tests }) => effect === '' || readers.length === 0 || tests.length === 0,
    )
    expect(bare.map(({ name }) => name)).toEqual([])
  })
})

describe('docs/configuration.md', () => {
  it('lists the settings as their schema has them', () => {
    expect(isConfigurationFresh()).toBe(true)
  })
})
