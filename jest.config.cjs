const path = require('node:path')
const defineTaroJestConfig = require('@tarojs/test-utils-react/dist/jest.js').default

const rootDir = __dirname

/** `npm run mutate` asks which test file reaches which place. */
const RECORDERS = process.env.REACHED_MUTANTS ? ['<rootDir>/scripts/mutation/record-reached.cjs'] : []

/** `npm run requirements -- --prove` switches changes of the product on. */
const SWITCHES = process.env.SWITCHES ? ['<rootDir>/scripts/proving/connect-switches.cjs'] : []
const TRANSFORMER = process.env.SWITCHES ? '<rootDir>/scripts/proving/switching-transform.cjs' : '@swc/jest'
// Loaded here: jest would compile it like a module of the screens.
if (process.env.SWITCHES) require(process.env.PROVING_RUNNER)
const RUNNER = process.env.SWITCHES ? { runner: process.env.PROVING_RUNNER } : {}

const GATEWAY_ENVIRONMENT = '<rootDir>/__tests__/support/gateway-environment.cjs'

/** Compiles one kind of file: types removed, JSX turned into calls, modules into those of Node. */
function compiled(parser, transformer = TRANSFORMER) {
  const jsc = { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } }
  return [transformer, { swcrc: false, jsc }]
}

const transform = {
  '^.+\\.m?ts$': compiled({ syntax: 'typescript' }),
  '^.+\\.tsx$': compiled({ syntax: 'typescript', tsx: true }),
}

/** Dictionaries that are loaded once for all test files of a process. */
const KEPT_MODULES = { '^opencc-js/(cn2t|t2cn)$': '<rootDir>/__tests__/support/opencc-$1.cjs' }

/** Tests that need no document: plain Node. */
function nodeProject(displayName, testMatch, more = {}) {
  return {
    displayName,
    rootDir,
    testMatch,
    testEnvironment: 'node',
    transform,
    moduleNameMapper: {
      ...KEPT_MODULES,
      '^@/(.*)$': '<rootDir>/src/$1',
      '^@test/(.*)$': '<rootDir>/__tests__/support/$1',
    },
    // The platform of these tests is WeChat, as it is for the editor.
    moduleFileExtensions: ['weapp.ts', 'mini.ts', 'ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
    setupFiles: SWITCHES,
    setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-console.ts', ...RECORDERS],
    ...RUNNER,
    ...more,
  }
}

/** Screens: React components on jsdom, as Taro's H5 build compiles them. */
const screens = {
  ...defineTaroJestConfig({
    rootDir,
    testMatch: ['<rootDir>/src/**/*.test.tsx'],
    testEnvironment: '<rootDir>/__tests__/support/screen-environment.cjs',
    transform: { ...transform, '^.+\\.m?js$': compiled({ syntax: 'ecmascript', jsx: true }, '@swc/jest') },
    // Time passes when a test lets it: see support/screen.ts.
    fakeTimers: { enableGlobally: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] },
    setupFiles: [...SWITCHES, '<rootDir>/__tests__/support/taro-globals.cjs'],
    setupFilesAfterEnv: [
      '<rootDir>/__tests__/support/setup-console.ts',
      '<rootDir>/__tests__/support/setup-screens.ts',
      ...RECORDERS,
    ],
    moduleNameMapper: {
      ...KEPT_MODULES,
      // The H5 build swaps in the plain React components (`useHtmlComponents`), so do the tests.
      '@tarojs/components$': '@tarojs/components-react',
      '@tarojs/taro$': '<rootDir>/__tests__/support/taro-hooks.ts',
      '/(view|text)/index\\.js$': '<rootDir>/config/runtime/$1.js',
      // components-react -> refresher -> @tarojs/components, which is components-react here: only webpack survives it.
      '/refresher/index(\\.js)?$': '<rootDir>/__tests__/support/empty-module.cjs',
      '^swiper/.*': '<rootDir>/__tests__/support/empty-module.cjs',
      '^@/(.*)$': '<rootDir>/src/$1',
      '^@test/(.*)$': '<rootDir>/__tests__/support/$1',
      '\\.module\\.scss$': 'identity-obj-proxy',
      '\\.(css|scss|png|jpg|svg)$': '<rootDir>/__tests__/support/empty-module.cjs',
    },
    moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'jsx', 'cjs', 'mjs', 'json', 'node'],
  }),
  displayName: 'screens',
  ...RUNNER,
}
delete screens.bail
delete screens.verbose
delete screens.collectCoverageFrom
delete screens.globals['ts-jest']

module.exports = {
  rootDir,
  // Generous for busy machines; hanging tests are still found.
  testTimeout: 600_000,
  globalSetup: '<rootDir>/__tests__/support/refresh-schemas.cjs',
  testSequencer: '<rootDir>/scripts/testing/longest-first.cjs',
  cacheDirectory: path.join(rootDir, 'node_modules/.cache/jest'),
  projects: [
    nodeProject('rules', ['<rootDir>/src/**/*.test.ts']),
    nodeProject('gateway', ['<rootDir>/gateway/**/*.test.ts'], {
      testEnvironment: GATEWAY_ENVIRONMENT,
      // Tests that need a database server; they run when there is one.
      testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$'],
    }),
    screens,
    nodeProject('structure', ['<rootDir>/__tests__/structure/**/*.test.ts']),
    nodeProject('tools', ['<rootDir>/{simulator,config,scripts}/**/*.test.ts']),
    nodeProject('mini-program', ['<rootDir>/__tests__/mini-program/**/*.test.ts'], {
      testEnvironment: GATEWAY_ENVIRONMENT,
    }),
    nodeProject('browser', ['<rootDir>/__tests__/browser/**/*.test.ts'], { testEnvironment: GATEWAY_ENVIRONMENT }),
  ],
}
