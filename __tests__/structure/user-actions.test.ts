import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import { contracts } from '../../scripts/generate-schemas'

const ROOT = path.resolve(__dirname, '../..')
const REQUEST = /\brequest\(\s*(\w+)\b/g
/** What changes something without a tap of its own: seats are given back by whoever leaves. */
const WITHOUT_TAP = ['releaseSeats']

const changing = new Set(
  contracts()
    .filter(({ endpoint }) => (endpoint.changes ?? []).length > 0 && !isPublicPath(rootPathOf(endpoint)))
    .map(({ name }) => path.basename(name).replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()))
    .filter((name) => !WITHOUT_TAP.includes(name)),
)

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/*.ts', 'src/*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** The text from an opening bracket to the one that closes it. */
function inBrackets(code: string, from: number): string {
  let depth = 0
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0 && code[at] === ')') return code.slice(from, at)
  }
  return code.slice(from)
}

const asked = sources.flatMap((file) => {
  const code = readFileSync(path.join(ROOT, file), 'utf8')
  return [...code.matchAll(REQUEST)]
    .filter(([, name = '']) => changing.has(name))
    .map(({ 1: name, index }) => ({ place: `${file}: ${name}`, call: inBrackets(code, code.indexOf('(', index)) }))
})

it('a tap that changes what is a user’s opens the login where the session is over', () => {
  expect(asked.filter(({ call }) => !call.includes('isUserAction')).map(({ place }) => place)).toEqual([])
})

it('such calls are found', () => {
  expect(asked.length).toBeGreaterThan(20)
})
