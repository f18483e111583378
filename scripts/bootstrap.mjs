// Installs missing packages, then runs scripts/<name>.ts. Plain Node, because nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [name, ...rest] = process.argv.slice(2)
const major = Number(process.versions.node.split('.')[0])

if (major < 20) fail(`Node 20 or newer is needed; this is ${process.version}. See https://nodejs.org.`)
/** The shop starts without the packages of the office, a fifth of all (decision 150). */
const hasOffice = name !== 'start'
const packages = hasOffice ? [] : ['-w', 'gateway', '-w', 'simulator', '--include-workspace-root']
if (isInstallStale()) {
  console.log('Installing packages (npm ci) …')
  const { status } = spawnSync('npm', ['ci', ...packages, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows(),
  })
  if (status !== 0) fail('npm ci failed. Check the network and the registry that npm is set to, then run this again.')
}
const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs')
const script = path.join(root, 'scripts', `${name}.ts`)
const child = spawnSync(process.execPath, [tsx, script, ...rest], { cwd: root, stdio: 'inherit' })
process.exit(child.status ?? 1)

/** npm records installed packages in its own lock file. */
function isInstallStale() {
  const installed = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return true
  if (hasOffice && !existsSync(path.join(root, 'node_modules/react-admin'))) return true
  return statSync(installed).mtimeMs < statSync(path.join(root, 'package-lock.json')).mtimeMs
}

function isWindows() {
  return process.platform === 'win32'
}

function fail(words) {
  console.error(words)
  process.exit(1)
}
