import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { type Mutant, mutantsOf, withMutant } from './mutation/mutants'
import { sourceFiles } from './requirements/named-in-tests'
import { ROOT, runCommand } from './run-command'
import { changedFiles } from './testing/changed-files'

/** What a mutant may change: code of the product that somebody wrote. */
const PRODUCT = /^(src|gateway\/src)\/(?!.*(\.test\.|\.generated\.|\/locales\/|\/texts\/|\.config\.ts$)).*\.tsx?$/
/** How long the tests of one mutant may take, ms; one that hangs has been noticed too. */
const TEST_TIMEOUT_MS = 60_000

interface Place {
  file: string
  mutant: Mutant
}

/**
 * `npm run mutate -- --seed 7 --count 20 [part of a path …]`: breaks that many places at random, one after the other,
 * and runs the tests that import the file. Without a path the files that differ from main are broken. Exit code 1
 * when a mutant survives.
 */
async function main(args: readonly string[]): Promise<void> {
  const seed = numberAfter(args, '--seed') ?? Date.now() % 1_000_000
  const count = numberAfter(args, '--count') ?? 20
  const places = drawn(mutablePlaces(pathsIn(args)), count, seed)
  console.log(`${places.length} mutants, seed ${seed}`)
  const green = new Map<string, boolean>()
  const tally = { killed: 0, survived: 0, untested: 0 }
  for (const place of places) {
    if (!green.has(place.file)) green.set(place.file, await passes(place.file))
    const verdict = green.get(place.file) === false ? 'untested' : (await survives(place)) ? 'survived' : 'killed'
    tally[verdict] += 1
    const { file, mutant } = place
    console.log(`${verdict.padEnd(9)} ${file}:${mutant.line}  ${oneLine(mutant.before)} → ${oneLine(mutant.after)}`)
  }
  console.log(
    `${tally.killed} killed, ${tally.survived} survived, ${tally.untested} untested: their tests are red or none`,
  )
  process.exitCode = tally.survived > 0 ? 1 : 0
}

function mutablePlaces(paths: readonly string[]): Place[] {
  const files = paths.length > 0 ? sourceFiles(PRODUCT) : changedFiles().filter((file) => PRODUCT.test(file))
  const meant = paths.length > 0 ? files.filter((file) => paths.some((part) => file.includes(part))) : files
  return meant.flatMap((file) =>
    mutantsOf(file, readFileSync(absolute(file), 'utf8')).map((mutant) => ({ file, mutant })),
  )
}

/** So many of the places, none twice; the same ones for the same seed. */
function drawn(places: readonly Place[], count: number, seed: number): readonly Place[] {
  const length = Math.min(count, places.length)
  const subset = fc.shuffledSubarray([...places], { minLength: length, maxLength: length })
  return fc.sample(subset, { seed, numRuns: 1 })[0] ?? []
}

async function survives({ file, mutant }: Place): Promise<boolean> {
  const source = readFileSync(absolute(file), 'utf8')
  const putBack = () => writeFileSync(absolute(file), source)
  process.once('exit', putBack)
  try {
    writeFileSync(absolute(file), withMutant(source, mutant))
    return await passes(file)
  } finally {
    putBack()
    process.off('exit', putBack)
  }
}

/** The tests of a file. Nothing imports the gateway by name: all of its tests are run. */
async function passes(file: string): Promise<boolean> {
  const tests = file.startsWith('gateway/')
    ? ['--selectProjects', 'gateway']
    : ['--selectProjects', 'rules', 'screens', '--findRelatedTests', file]
  const { isOk, output } = await runCommand('jest', [...tests, '--bail', `--testTimeout=${TEST_TIMEOUT_MS}`])
  return isOk && !output.includes('No tests found')
}

function numberAfter(args: readonly string[], name: string): number | undefined {
  const at = args.indexOf(name)
  return at < 0 ? undefined : Number(args[at + 1])
}

/** What is neither an option nor the value of one. */
function pathsIn(args: readonly string[]): string[] {
  return args.filter((arg, at) => !arg.startsWith('--') && !args[at - 1]?.startsWith('--'))
}

function absolute(file: string): string {
  return path.join(ROOT, file)
}

function oneLine(code: string): string {
  return code.replace(/\s+/g, ' ').slice(0, 70)
}

process.on('SIGINT', () => process.exit(130))
void main(process.argv.slice(2))
