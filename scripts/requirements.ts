import { PROJECTS, prove } from './proving/prove'
import { namedInTests } from './requirements/named-in-tests'
import { faultOf, type Proof, proofs, recordProofs } from './requirements/proofs'
import { type Requirement, requirements } from './requirements/requirement-rows'
import { isRed } from './requirements/verify-proofs'
import { changedFiles } from './testing/changed-files'

/** One of so many proofs is verified in a nightly run, besides those of changed files. */
const NIGHTLY_SHARE = 10

/**
 * `npm run requirements`: rows of docs/requirements.tsv per area that are proved, named by a test, or open.
 * `-- --without CAT` lists the open rows of an area, `-- --verify` applies every recorded change and runs its test,
 * `-- --verify COUPON-040` those of one row, `-- --verify --nightly` those of changed files and a random tenth.
 * `-- --prove` looks for changes that prove the other rows and drops records that no longer apply; `-- --prove CAT` in
 * an area, `--tries 40` for a longer search, `--project gateway` with some of the tests.
 */
async function main(args: readonly string[]): Promise<void> {
  const rows = requirements()
  const areas = [...new Set(rows.map(({ area }) => area))]
  const named = namedInTests(new Set(areas))
  const valid = proofs().filter((proof) => faultOf(proof, named) === null)
  if (args.includes('--prove')) return proveRows(rows, valid, named, args)
  if (args.includes('--verify')) return verify(chosenProofs(valid, args))
  printTable(rows, areas, new Set(valid.map(({ row }) => row)), named)
  const at = args.indexOf('--without')
  if (at < 0) return
  const area = args[at + 1]
  for (const row of rows) {
    if (!named.has(row.id) && (area === undefined || row.area === area)) console.log(`${row.id}  ${row.requirement}`)
  }
}

function printTable(
  rows: readonly Requirement[],
  areas: readonly string[],
  proved: ReadonlySet<string>,
  named: ReadonlyMap<string, string[]>,
): void {
  const print = (name: string, of: readonly Requirement[]) => {
    const open = of.filter(({ id }) => !named.has(id)).length
    const done = of.filter(({ id }) => proved.has(id)).length
    const numbers = [of.length, done, of.length - done - open, open].map((number) => String(number).padStart(8))
    console.log(name.padEnd(10) + numbers.join(''))
  }
  console.log(`${'area'.padEnd(10)}    rows  proved   named    open`)
  for (const area of areas) {
    print(
      area,
      rows.filter((row) => row.area === area),
    )
  }
  print('all', rows)
}

function chosenProofs(all: readonly Proof[], args: readonly string[]): readonly Proof[] {
  if (args.includes('--nightly')) {
    const changed = new Set(changedFiles('HEAD~50'))
    return all.filter(({ file, test }) => changed.has(file) || changed.has(test) || Math.random() * NIGHTLY_SHARE < 1)
  }
  const wanted = args.filter((arg) => !arg.startsWith('--'))
  return wanted.length === 0 ? all : all.filter(({ row }) => wanted.includes(row))
}

/** Changes tried for a test before its rows are reported. */
const TRIES = 10

async function proveRows(
  rows: readonly Requirement[],
  valid: readonly Proof[],
  named: ReadonlyMap<string, string[]>,
  args: readonly string[],
): Promise<void> {
  const at = args.indexOf('--tries')
  const tries = at < 0 ? TRIES : Number(args[at + 1])
  const project = args[args.indexOf('--project') + 1] ?? ''
  const projects = args.includes('--project') ? [project] : Object.keys(PROJECTS)
  const parts = args.filter((arg) => /^[A-Z]/.test(arg))
  const recorded = [...valid]
  const proved = new Set(valid.map(({ row }) => row))
  const open = rows.filter(
    ({ id, area }) => !proved.has(id) && (parts.length === 0 || parts.includes(id) || parts.includes(area)),
  )
  const onProof = (proof: Proof) => {
    recorded.push(proof)
    recordProofs(recorded)
    console.log(`red    ${proof.row}  ${proof.file}  ${proof.test}`)
  }
  const areas = [...new Set(rows.map(({ area }) => area))]
  await prove({ open: open.map(({ id }) => id), areas, named, tries, projects, onProof })
}

async function verify(chosen: readonly Proof[]): Promise<void> {
  let green = 0
  for (const proof of chosen) {
    const isProved = await isRed(proof)
    if (!isProved) green += 1
    console.log(`${isProved ? 'red  ' : 'GREEN'}  ${proof.row}  ${proof.file}  ${proof.test}`)
  }
  console.log(`${chosen.length} proofs verified, ${green} that no test notices`)
  process.exitCode = green > 0 ? 1 : 0
}

process.on('SIGINT', () => process.exit(130))
void main(process.argv.slice(2))
