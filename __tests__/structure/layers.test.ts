import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const CONFIG = path.join(ROOT, '.dependency-cruiser.cjs')
const COMMAND = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')

/** A violating import for each rule. */
const BREAKS: Record<string, { from: string; to: string }> = {
  'layer-pages': { from: 'src/pages/list/list.tsx', to: 'src/app.config.ts' },
  'layer-blocks': { from: 'src/blocks/card/card.tsx', to: 'src/pages/list/list-text.ts' },
  'layer-shell': { from: 'src/shell/frame.tsx', to: 'src/blocks/card/card-text.ts' },
  'layer-services': { from: 'src/services/open-show.ts', to: 'src/shell/page-title.ts' },
  'layer-stores': { from: 'src/stores/theme-store.ts', to: 'src/ui/button/button.tsx' },
  'layer-ui': { from: 'src/ui/button/button-label.tsx', to: 'src/stores/locale-store.ts' },
  'layer-platform': { from: 'src/platform/share/share.weapp.ts', to: 'src/ui/button/button-colour.ts' },
  'layer-request': { from: 'src/request/request.ts', to: 'src/platform/http/http.weapp.ts' },
  'layer-form': { from: 'src/form/form.ts', to: 'src/request/request.ts' },
  'layer-i18n': { from: 'src/i18n/text.ts', to: 'src/request/options.ts' },
  'layer-domain': { from: 'src/domain/money.ts', to: 'src/i18n/locale.ts' },
  'layer-contracts': { from: 'src/contracts/show/get-show.ts', to: 'src/domain/price.ts' },
  'layer-lib': { from: 'src/lib/resource.ts', to: 'src/contracts/show/list-shows.ts' },
  'layer-routes': { from: 'src/routes.ts', to: 'src/lib/paged-list.ts' },
  'sub-packages-are-islands': { from: 'src/package-show/shared/price.ts', to: 'src/package-order/shared/total.ts' },
  'main-package-without-sub-packages': { from: 'src/pages/mine/mine.tsx', to: 'src/package-user/shared/avatar.ts' },
  'pages-are-alone': { from: 'src/package-show/pages/show/show.tsx', to: 'src/package-show/pages/booking/dates.ts' },
  'rules-without-react': { from: 'src/package-show/pages/show/show-model.ts', to: 'react' },
  'taro-components-in-screens': { from: 'src/platform/photo-library/photo-library.weapp.ts', to: '@tarojs/components' },
  'gateway-shares-contracts-and-domain': { from: 'gateway/src/gateway.ts', to: 'src/lib/app-error.ts' },
  'gateway-routes': { from: 'gateway/src/routes/show/get-show.ts', to: 'gateway/src/sandbox/faults.ts' },
  'gateway-http': { from: 'gateway/src/http/replies.ts', to: 'gateway/src/routes/show/list-shows.ts' },
  'gateway-presenters': { from: 'gateway/src/presenters/order.ts', to: 'gateway/src/http/origin.ts' },
  'presenters-without-queries': { from: 'gateway/src/presenters/share.ts', to: 'drizzle-orm' },
  'gateway-services': { from: 'gateway/src/services/messages/outbox.ts', to: 'gateway/src/presenters/site.ts' },
  'gateway-shop': { from: 'gateway/src/shop/shop.ts', to: 'gateway/src/services/accounts/users.ts' },
  'gateway-content': { from: 'gateway/src/content/content-store.ts', to: 'gateway/src/shop/shop-name.ts' },
  'gateway-catalogue': { from: 'gateway/src/catalogue/find-shows.ts', to: 'gateway/src/call.ts' },
  'gateway-demo': { from: 'gateway/src/demo/offers.ts', to: 'gateway/src/services/accounts/users.ts' },
  'demo-is-one-source': { from: 'gateway/src/routes/shop/get-shop.ts', to: 'gateway/src/demo/venues.ts' },
  'gateway-providers': {
    from: 'gateway/src/providers/message/contract.ts',
    to: 'gateway/src/demo/seat-plans.ts',
  },
  'providers-by-contract': {
    from: 'gateway/src/services/messages/letters.ts',
    to: 'gateway/src/providers/message/sandbox.ts',
  },
  'gateway-base': { from: 'gateway/src/clock.ts', to: 'gateway/src/demo/venues.ts' },
  'features-are-apart': { from: 'src/package-user/coupons/gift.ts', to: 'src/package-user/account/phone.ts' },
  'shared-parts-know-no-feature': { from: 'src/package-user/shared/row.ts', to: 'src/package-user/people/person.ts' },
  'no-cycles-in-the-gateway': { from: 'gateway/src/texts/text.ts', to: 'gateway/src/texts/words.ts' },
  'app-without-tools': { from: 'src/shell/start.ts', to: 'gateway/src/random.ts' },
  'simulator-without-app': { from: 'simulator/screen.ts', to: 'src/lib/submission.ts' },
  'no-barrels': { from: 'src/ui/sheet/sheet.tsx', to: 'src/ui/picture/index.ts' },
  'no-cycles': { from: 'src/domain/calendar.ts', to: 'src/domain/dates.ts' },
  'no-development-packages-in-the-app': { from: 'src/lib/qr.ts', to: 'drawing-tool' },
  'nothing-unresolved': { from: 'src/lib/lost.ts', to: 'src/lib/nowhere.ts' },
}

interface Violation {
  from: string
  rule: { name: string }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'layers-'))

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}

function specifierOf(from: string, to: string): string {
  if (!/\.tsx?$/.test(to)) return to
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/(\.weapp)?\.tsx?$/, '')
  return relative.startsWith('.') ? relative : `./${relative}`
}

function importOf(from: string, to: string): string {
  return `import { value as imported } from '${specifierOf(from, to)}'\nexport const own = imported\n`
}

/** A tree in which each module of the table breaks its rule, and one that breaks none. */
function writeTree(): void {
  write(
    'package.json',
    JSON.stringify({ dependencies: { react: '1', 'drizzle-orm': '1' }, devDependencies: { 'drawing-tool': '1' } }),
  )
  for (const name of ['react', '@tarojs/components', 'drizzle-orm', 'drawing-tool']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'main.js' }))
    write(`node_modules/${name}/main.js`, 'export const value = 1\n')
  }
  for (const { to } of Object.values(BREAKS)) {
    if (to.includes('/') && to.endsWith('.ts') && !to.includes('nowhere')) write(to, 'export const value = 1\n')
    if (to.endsWith('.tsx')) write(to, 'export const value = 1\n')
  }
  for (const { from, to } of Object.values(BREAKS)) write(from, importOf(from, to))
  write('src/domain/dates.ts', importOf('src/domain/dates.ts', 'src/domain/calendar.ts'))
  write('gateway/src/texts/words.ts', `import type { own } from './text'\nexport const value: typeof own = 1\n`)
  write('src/stores/session-store.ts', importOf('src/stores/session-store.ts', 'src/lib/app-error.ts'))
}

function cruise(cwd: string, folders: string[]): Violation[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [COMMAND, '--config', CONFIG, '--output-type', 'json', ...folders],
    { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout).summary.violations
}

describe('the layers', () => {
  let violations: Violation[] = []

  beforeAll(() => {
    writeTree()
    violations = cruise(folder, ['src', 'gateway', 'simulator'])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('hold for every module of the project', () => {
    const folders = ['src', 'gateway', 'simulator', 'scripts', 'config', '__tests__']
    expect(cruise(ROOT, folders).map(({ from, rule }) => `${rule.name}: ${from}`)).toEqual([])
  })

  it('have a rule for each row of the table, and a row for each rule', () => {
    const { forbidden } = require(CONFIG) as { forbidden: { name: string }[] }
    expect(Object.keys(BREAKS).sort()).toEqual(forbidden.map(({ name }) => name).sort())
  })

  it.each(Object.entries(BREAKS))('%s: refuses a module that breaks it', (name, { from }) => {
    expect(violations.filter((violation) => violation.from === from).map(({ rule }) => rule.name)).toContain(name)
  })

  it('accept a module that imports lower layers', () => {
    expect(violations.filter(({ from }) => from === 'src/stores/session-store.ts')).toEqual([])
  })
})
