import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../scripts/run-command'

const PACKAGES = [
  '@tarojs/taro',
  'react',
  '@tarojs/components',
  '@tarojs/react',
  'mobx',
  'mobx-react',
  'dayjs',
  'jest',
  '@tarojs/plugin-platform-weapp',
  '@tarojs/plugin-platform-alipay',
  '@tarojs/plugin-platform-tt',
  '@tarojs/plugin-html',
  '@tarojs/test-utils-react',
]
const TOP_LEVEL = [
  'package.json',
  'tsconfig.json',
  'config',
  'src',
  'types',
  '__tests__',
  'babel.config.js',
  'README.md',
  'project.config.json',
  'project.tt.json',
  'mini.project.json',
]

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

describe('the packages and the top level of the project', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

  it.each(PACKAGES)('has the package %s', (name) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  })

  it.each(TOP_LEVEL)('has %s at the top', (name) => {
    expect(existsSync(path.join(ROOT, name))).toBe(true)
  })

  it.each(PACKAGES.filter((name) => name.includes('/plugin-')))('builds with %s', (name) => {
    expect(read('config/index.ts') + read('config/html-elements.ts')).toContain(`'${name}'`)
  })
})
