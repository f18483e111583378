const path = require('node:path')
const defineTaroJestConfig = require('@tarojs/test-utils-react/dist/jest.js').default

const rootDir = __dirname

const GATEWAY_ENVIRONMENT = '<rootDir>/__tests__/support/gateway-environment.cjs'

const nodeTransform = [
  'babel-jest',
  {
    configFile: false,
    presets: [['@babel/preset-env', { targets: { node: '20' } }], '@babel/preset-typescript'],
  },
]

const screenTransform = [
  'babel-jest',
  {
    configFile: false,
    presets: [
      ['@babel/preset-env', { targets: { node: '20' } }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
  },
]

/** Tests that need no React: plain Node, sources compiled by two babel presets. */
function nodeProject(displayName, testMatch, more = {}) {
  return {
    displayName,
    rootDir,
    testMatch,
    testEnvironment: 'node',
    transform: { '^.+\\.(ts|tsx|mts)$': nodeTransform },
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^@test/(.*)$': '<rootDir>/__tests__/support/$1' },
    // The platform of these tests is WeChat, as it is for the editor.
    moduleFileExtensions: ['weapp.ts', 'mini.ts', 'ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
    setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-console.ts'],
    ...more,
  }
}

/** Screens: React components on jsdom, as Taro's H5 build compiles them. */
const screens = {
  ...defineTaroJestConfig({
    rootDir,
    testMatch: ['<rootDir>/src/**/*.test.tsx'],
    testEnvironment: '<rootDir>/__tests__/support/screen-environment.cjs',
    transform: { '^.+\\.(ts|tsx|js|jsx|mjs)$': screenTransform },
    setupFiles: ['<rootDir>/__tests__/support/taro-globals.cjs'],
    setupFilesAfterEnv: [
      '<rootDir>/__tests__/support/setup-console.ts',
      '<rootDir>/__tests__/support/setup-screens.ts',
    ],
    moduleNameMapper: {
      // The H5 build swaps in the plain React components (`useHtmlComponents`), so do the tests.
      '@tarojs/components$': '@tarojs/components-react',
      '@tarojs/taro$': '<rootDir>/__tests__/support/taro-hooks.ts',
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
}
delete screens.bail
delete screens.verbose
delete screens.collectCoverageFrom
delete screens.globals['ts-jest']

module.exports = {
  rootDir,
  cacheDirectory: path.join(rootDir, 'node_modules/.cache/jest'),
  projects: [
    nodeProject('rules', ['<rootDir>/src/**/*.test.ts']),
    nodeProject('gateway', ['<rootDir>/gateway/**/*.test.ts'], {
      testEnvironment: GATEWAY_ENVIRONMENT,
      // What only a database server can do: it runs when there is one.
      testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$'],
    }),
    screens,
    nodeProject('structure', ['<rootDir>/__tests__/structure/**/*.test.ts']),
    nodeProject('simulator', ['<rootDir>/simulator/**/*.test.ts', '<rootDir>/config/**/*.test.ts']),
    nodeProject('mini-program', ['<rootDir>/__tests__/mini-program/**/*.test.ts'], {
      testEnvironment: GATEWAY_ENVIRONMENT,
    }),
    nodeProject('browser', ['<rootDir>/__tests__/browser/**/*.test.ts']),
  ],
}
