import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import type { Proof } from '../requirements/proofs'
import { sourceFiles } from '../requirements/source-files'
import { ROOT, runCommand } from '../run-command'
import { fileOf } from './candidates'
import type { ProvingPlan, ProvingResult, SwitchedFile } from './proving-plan'
import { proofOf } from './snippets'
import { switchesOf, withSwitches } from './switches'

const FOLDER = path.join(ROOT, 'node_modules/.cache/proving')
const SOURCES = path.join(FOLDER, 'sources')
const PLAN = path.join(FOLDER, 'plan.json')
const RUNNER = path.join(FOLDER, 'runner.cjs')
const RESULTS = path.join(FOLDER, 'results.jsonl')

/** Handwritten code of the product. */
const PRODUCT =
  /^(src|gateway\/src)\/(?!.*(\.test\.|\.generated\.|\/locales\/|\/texts\/|\.config\.ts$|\.d\.ts$)).*\.tsx?$/
/** Projects of tests that run in the process of their test file. */
export const PROJECTS: Readonly<Record<string, RegExp>> = {
  rules: /^src\/.*\.test\.ts$/,
  gateway: /^gateway\/.*(?<!\.postgres)\.test\.ts$/,
  screens: /^src\/.*\.test\.tsx$/,
}
/** Test files of a process; later ones get a new one, with new memory. */
const FILES_PER_PROCESS = 8
/** A process that takes longer hangs; its other files get a new one, ms. */
const TIMEOUT_MS = 20 * 60_000

export interface ProvingInput {
  /** Rows without a proof. */
  open: readonly string[]
  areas: readonly string[]
  /** Test files that name a row. */
  named: ReadonlyMap<string, readonly string[]>
  tries: number
  /** Projects of jest. */
  projects: readonly string[]
  /** Called with each proof as soon as its test is red. */
  onProof(proof: Proof): void
}

interface Search extends ProvingInput {
  files: readonly SwitchedFile[]
  /** Rows still without a proof. */
  remaining: Set<string>
}

/** Finds a change for each row that turns a test of it red. */
export async function prove(input: ProvingInput): Promise<void> {
  const files = writeSources()
  const entryPoints = [path.join(__dirname, 'prove-runner.ts')]
  const footer = { js: 'module.exports = module.exports.ProveRunner' }
  await build({ entryPoints, outfile: RUNNER, bundle: true, platform: 'node', packages: 'external', footer })
  const remaining = new Set(input.open)
  for (const project of input.projects) await proveBy(project, { ...input, files, remaining })
}

/** Runs the tests of a project that name a remaining row, a few files per process. */
async function proveBy(project: string, search: Search): Promise<void> {
  const { named, areas, tries, files, remaining } = search
  const fits = PROJECTS[project] ?? /$^/
  const begun = new Set<string>()
  const isUntried = (test: string) => fits.test(test) && !begun.has(test)
  const nextTests = () => [...new Set([...remaining].flatMap((row) => (named.get(row) ?? []).filter(isUntried)))]
  for (let tests = nextTests(); tests.length > 0; tests = nextTests()) {
    const plan = { areas, open: [...remaining], files, tries, results: RESULTS }
    const results = await resultsOf(plan, project, tests.slice(0, FILES_PER_PROCESS))
    for (const result of results) if (result.kind === 'begin') begun.add(result.file)
    recordResults(results, search)
  }
}

function recordResults(results: readonly ProvingResult[], { files, remaining, onProof }: Search): void {
  for (const result of results) {
    if (result.kind === 'green') console.log(`green  ${result.row}  ${result.test}  ${result.name}`)
    if (result.kind === 'red' && remaining.delete(result.row)) onProof(proofFor(result, files))
  }
}

/** Writes copies of the product with switches, for the transforms of jest and of the gateway. */
function writeSources(): SwitchedFile[] {
  rmSync(FOLDER, { recursive: true, force: true })
  let firstId = 0
  return sourceFiles(PRODUCT).map((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    const count = switchesOf(file, source).length
    const copy = path.join(SOURCES, file)
    mkdirSync(path.dirname(copy), { recursive: true })
    writeFileSync(copy, withSwitches(file, source, firstId))
    firstId += count
    return { file, firstId: firstId - count, count }
  })
}

async function resultsOf(plan: ProvingPlan, project: string, tests: readonly string[]): Promise<ProvingResult[]> {
  rmSync(RESULTS, { force: true })
  writeFileSync(PLAN, JSON.stringify(plan))
  const args = ['--selectProjects', project, '-i', '--runTestsByPath', ...tests]
  const environment = { SWITCHES: SOURCES, PROVING_PLAN: PLAN, PROVING_RUNNER: RUNNER }
  const { output } = await runCommand('jest', args, environment, { timeoutMs: TIMEOUT_MS })
  if (!existsSync(RESULTS)) throw new Error(`the tests did not run:\n${output.slice(-2_000)}`)
  return readFileSync(RESULTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function proofFor({ row, test, id }: Extract<ProvingResult, { kind: 'red' }>, files: readonly SwitchedFile[]): Proof {
  const file = fileOf(id, files)
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const { firstId = 0 } = files.find((each) => each.file === file) ?? {}
  const change = switchesOf(file, source)[id - firstId]
  if (!change) throw new Error(`no switch ${id} in ${file}`)
  return { row, file, ...proofOf(source, change), test }
}
