const { statSync } = require('node:fs')
const path = require('node:path')

/** Test files that take longer than a minute on CI, the longest first: begun last, one would run alone at the end. */
const LONGEST = [
  '__tests__/mini-program/boxes.test.ts',
  '__tests__/browser/office.test.ts',
  '__tests__/mini-program/vendor-features.test.ts',
  '__tests__/structure/generators.test.ts',
  '__tests__/browser/payment-hosts.test.ts',
  '__tests__/mini-program/purchase.test.ts',
  '__tests__/browser/prompts.test.ts',
  '__tests__/browser/first-answers.test.ts',
  '__tests__/browser/home.test.ts',
  '__tests__/mini-program/faults.test.ts',
  '__tests__/browser/accessible-pages.test.ts',
  'gateway/tests/operations.test.ts',
]

const ROOT = path.resolve(__dirname, '../..')

/** Order of test files: the longest, then by size. Jest knows durations of earlier runs only, and CI has none. */
class LongestFirst {
  sort(tests) {
    const ranked = tests.map((test) => ({ test, rank: rankOf(test.path), size: statSync(test.path).size }))
    ranked.sort((one, other) => one.rank - other.rank || other.size - one.size)
    return ranked.map(({ test }) => test)
  }

  /** For `jest --onlyFailures`, which no script uses: all. */
  allFailedTests(tests) {
    return tests
  }

  cacheResults() {}
}

function rankOf(file) {
  const rank = LONGEST.indexOf(path.relative(ROOT, file).replaceAll(path.sep, '/'))
  return rank < 0 ? LONGEST.length : rank
}

module.exports = LongestFirst
module.exports.LONGEST = LONGEST
