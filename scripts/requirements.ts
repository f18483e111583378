import { namedInTests } from './requirements/named-in-tests'
import { type Requirement, requirements } from './requirements/requirement-rows'

/**
 * `npm run requirements`: number of tested rows of docs/requirements.tsv per area. `-- --without` adds the untested
 * rows, `-- --without CAT` those of one area.
 */
function main(args: readonly string[]): void {
  const rows = requirements()
  const areas = [...new Set(rows.map(({ area }) => area))]
  const named = namedInTests(new Set(areas))
  const isWithout = ({ id }: Requirement) => !named.has(id)
  const inTable = (name: string, of: readonly Requirement[]) => {
    const without = of.filter(isWithout).length
    const numbers = [of.length, of.length - without, without].map((number) => String(number).padStart(8))
    console.log(name.padEnd(10) + numbers.join(''))
  }

  console.log(`${'area'.padEnd(10)}    rows   named without`)
  for (const area of areas)
    inTable(
      area,
      rows.filter((row) => row.area === area),
    )
  inTable('all', rows)

  const at = args.indexOf('--without')
  if (at < 0) return
  const area = args[at + 1]
  for (const row of rows.filter(isWithout))
    if (area === undefined || row.area === area) console.log(`${row.id}  ${row.requirement}`)
}

main(process.argv.slice(2))
