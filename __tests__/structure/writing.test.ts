import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/run-command'

/** Phrases that docs/writing.md replaces, in comments, documents and test names. */
const OLD_PHRASES =
  /\b(whoever|anew|borne|afresh|somebody|anybody|everybody|(?:is|are|was|were|be|been|being) (?:told|asked|said|heard|led)\b|one['’]s own|what was typed|any more\b(?! than)|says so|leads? (?:on|away|elsewhere)|for the asking|(?<!instead )of before)\b|(?<![`'])\bnobody\b(?![`'])/i
/** First words with which no test name starts. */
const OLD_BEGINNINGS = /^(?:is|are|was|were|the|a|an|of|what|not|who|where|and|because|that)\b(?!:)/
/** First words with which no comment starts: a comment begins with a noun or a verb. */
const OLD_COMMENT_BEGINNINGS = /^(?:what|who|whose|which|how|where|that|those)\b/i
/** Verbs of private vocabulary, with which no function or method name starts. */
const OLD_VERBS = /^(?:tell|say|says|hear|lead|ask|asks|let|note)(?:[A-Z]\w*)?$/
/** Variables of private vocabulary, declared, destructured or passed. */
const OLD_VARIABLES =
  /(?:\b(?:const|let|function|readonly) |[([{,] ?)(?:told|said|asked|heard|noted|anew|askedAt|askedOn)\b ?[,:=)\]}(]/

/** Commits from here on follow the rules of subjects. */
const SUBJECTS_SINCE = '2026-11-27T12:00:00Z'
/** A capitalised verb of the field in the imperative, at most 72 characters, no full stop. */
const SUBJECT = /^(?!(?:Say|Tell|Hold|Let|Lead|Ask|Hear|Call|Give|Note)\b)[A-Z][a-z]+ .{1,70}(?<!\.)$/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|cjs|mjs|scss|md)$/.test(file))
  // Texts are for users, requirements are the specification's; the rules and this test quote the old phrases.
  .filter((file) => !/\/locales\/|gateway\/src\/texts\/|docs\/(requirements|writing)|structure\/writing/.test(file))

const sources = files.filter((file) => /\.tsx?$/.test(file))

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** Lines of comments, documents and test names with an old phrase. */
function oldLinesIn(file: string): string[] {
  const isDocument = file.endsWith('.md')
  return read(file)
    .split('\n')
    .filter((line) => isDocument || /^\s*(\/\/|\/\*|\*)|\/\/ |\b(it|describe)(\.each\([^)]*\))?\(/.test(line))
    .filter((line) => OLD_PHRASES.test(line))
    .map((line) => `${file}: ${line.trim()}`)
}

/** Comments with an old first word. */
function oldCommentsIn(file: string): string[] {
  const lines = read(file).split('\n')
  return lines.flatMap((line, at) => {
    const [, mark = '', text = ''] = /^\s*(\/\*\*|\/\/|\*(?!\/)) ?(.*)/.exec(line) ?? []
    const isContinued = mark === '*' ? !/\/\*\*$/.test(lines[at - 1] ?? '') : /^\s*\/\//.test(lines[at - 1] ?? '')
    return !isContinued && OLD_COMMENT_BEGINNINGS.test(text) ? [`${file}: ${text}`] : []
  })
}

/** Names of the tests in a file. */
function testNamesIn(file: string): string[] {
  return [...read(file).matchAll(/\bit(?:\.each\([^\n]*\))?\(\s*(['"`])(.*?)\1,/g)].map(([, , name = '']) => name)
}

/** Names of functions and methods declared in a source. */
function functionNamesIn(file: string): string[] {
  const declaration =
    /^\s*(?:(?:export|private|protected|static|async|override|function) )*([a-z]\w*)(?:<[^(]*>)?\(.*\{$/gm
  return [...read(file).matchAll(declaration)].map(([, name = '']) => name)
}

describe('the language of docs/writing.md', () => {
  it('recognises old phrases, test names and verbs', () => {
    expect('// The price is asked for anew.').toMatch(OLD_PHRASES)
    expect('is refused').toMatch(OLD_BEGINNINGS)
    expect('rejects a coupon').not.toMatch(OLD_BEGINNINGS)
    expect('tellUser').toMatch(OLD_VERBS)
    expect('letterSpacing').not.toMatch(OLD_VERBS)
    expect('Whether it is paid.').not.toMatch(OLD_COMMENT_BEGINNINGS)
    expect('const { run, told } = pipeline()').toMatch(OLD_VARIABLES)
    expect('const toldPrice = 1').not.toMatch(OLD_VARIABLES)
    expect(functionNamesIn('src/stores/prompts-store.ts')).toContain('showDialog')
  })

  it('excludes old phrases from comments, documents and test names', () => {
    expect(files.flatMap(oldLinesIn)).toEqual([])
  })

  it('begins comments with a noun or a verb', () => {
    expect(files.filter((file) => !file.endsWith('.md')).flatMap(oldCommentsIn)).toEqual([])
  })

  it('names variables by their content', () => {
    const old = sources.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && OLD_VARIABLES.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(old).toEqual([])
  })

  it('starts names of functions with verbs of the field', () => {
    const old = sources.flatMap((file) =>
      functionNamesIn(file)
        .filter((name) => OLD_VERBS.test(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(old).toEqual([])
  })

  it('starts test names with a verb', () => {
    const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
    expect(
      tests.flatMap((file) =>
        testNamesIn(file)
          .filter((name) => OLD_BEGINNINGS.test(name))
          .map((name) => `${file}: ${name}`),
      ),
    ).toEqual([])
  })

  it('begins subjects of commits with a verb of the field, in 72 characters', () => {
    const log = execFileSync('git', ['log', `--since=${SUBJECTS_SINCE}`, '--no-merges', '--format=%s'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const subjects = log.split('\n').filter(Boolean)
    expect(subjects.filter((subject) => subject.length > 72 || !SUBJECT.test(subject))).toEqual([])
    expect('Tell the figures of the web as it is now').not.toMatch(SUBJECT)
    expect('Update the web performance figures').toMatch(SUBJECT)
  })
})
