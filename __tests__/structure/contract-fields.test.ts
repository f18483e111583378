import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { read, sourceFiles } from '../../scripts/requirements/source-files'

/** `src/contracts/coupon/coupon.ts Coupon.couponPackageId`: a field that no code of the app reads, and the reason. */
const EXCEPTIONS = new Map(
  readFileSync(path.join(__dirname, '../support/unread-fields.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]),
)

/** Words of the app, without contracts, tests and comments. */
function wordsOfApp(): ReadonlySet<string> {
  const files = sourceFiles(/^src\/.*\.tsx?$/).filter(
    (file) => !/^src\/contracts\/|\.test\.|\.config\.ts$|-fake\.ts$/.test(file),
  )
  const code = files.map((file) => read(file).replace(/^\s*(\/\/|\/?\*).*$/gm, '')).join('\n')
  return new Set(code.match(/[A-Za-z_$][\w$]*/g))
}

/** Fields of the contracts' interfaces, without those of inputs, each with its file. */
function fieldsOfAnswers(): { name: string; place: string }[] {
  return sourceFiles(/^src\/contracts\/.*\.ts$/).flatMap((file) => {
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
    const fields: { name: string; place: string }[] = []
    const visit = (node: ts.Node, owner: string): void => {
      const isNamed = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
      const inside = isNamed ? node.name.text : owner
      if (ts.isPropertySignature(node) && !inside.endsWith('Input')) {
        const name = node.name.getText(source)
        fields.push({ name, place: `${file} ${inside}.${name}` })
      }
      ts.forEachChild(node, (child) => visit(child, inside))
    }
    visit(source, '')
    return fields
  })
}

describe('the fields of answers', () => {
  it('have a reader in the app, or a reason for none (D-45)', () => {
    const words = wordsOfApp()
    const unread = fieldsOfAnswers().flatMap(({ name, place }) => (words.has(name) ? [] : [place]))
    expect(unread.filter((place) => !EXCEPTIONS.has(place))).toEqual([])
    expect([...EXCEPTIONS.keys()].filter((place) => !unread.includes(place))).toEqual([])
    expect([...EXCEPTIONS].filter(([, reason]) => !/\w+ \w+ \w+/.test(reason ?? ''))).toEqual([])
  })
})
