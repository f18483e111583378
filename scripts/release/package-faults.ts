import { type PackageFiles, packageFromFiles } from '../../simulator/package/load-package'
import { findProblems } from '../../simulator/package/package-problems'
import type { Platform } from '../../simulator/package/platforms'
import type { PackageSizes } from './package-sizes'
import { VENDORS } from './vendors'

const LOOPBACK = /https?:\/\/(localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])/
/** WeChat's location calls must be declared; vendor calls take an object. */
const PRIVATE_CALLS = ['getLocation', 'chooseLocation', 'choosePoi', 'chooseAddress', 'startLocationUpdate']

interface Settings {
  window?: object
  permission?: Record<string, unknown>
  requiredPrivateInfos?: string[]
  lazyCodeLoading?: string
  preloadRule?: Record<string, { packages: string[] }>
}

/** Faults of a built package that a vendor would reject or question; empty without any. */
export function packageFaults(platform: Platform, files: PackageFiles, sizes: PackageSizes): string[] {
  const settings = JSON.parse(files.get('app.json') ?? '{}') as Settings
  return [
    ...findProblems(packageFromFiles(files, platform)),
    ...unknownSettings(platform, settings),
    ...preloadFaults(settings, sizes),
    ...(platform === 'weapp' ? privacyFaults(settings, files) : []),
    ...addressFaults(files),
    ...sizeFaults(platform, sizes),
  ]
}

function unknownSettings(platform: Platform, settings: Settings): string[] {
  const { name, settings: known, window } = VENDORS[platform]
  const others = Object.keys(settings).filter((key) => !known.includes(key))
  const otherWindow = Object.keys(settings.window ?? {}).filter((key) => !window.includes(key))
  return [...others, ...otherWindow.map((key) => `window.${key}`)].map(
    (key) => `${name} documents no ${key} in app.json`,
  )
}

function preloadFaults({ preloadRule = {} }: Settings, sizes: PackageSizes): string[] {
  const named = Object.values(preloadRule).flatMap(({ packages }) => packages)
  return [...new Set(named)]
    .filter((root) => !(root in sizes.subPackages))
    .map((root) => `preloaded ${root} is no package`)
}

function privacyFaults({ requiredPrivateInfos = [], permission = {} }: Settings, files: PackageFiles): string[] {
  const scripts = [...files].filter(([file]) => file.endsWith('.js')).map(([, text]) => text)
  const isCalled = (name: string) => scripts.some((text) => new RegExp(`\\.${name}\\(\\{`).test(text))
  const missing = PRIVATE_CALLS.filter((name) => isCalled(name) && !requiredPrivateInfos.includes(name))
  const isUntold = requiredPrivateInfos.length > 0 && !permission['scope.userLocation']
  return [
    ...missing.map((name) => `requiredPrivateInfos lacks ${name}, which the app calls`),
    ...(isUntold ? ['permission does not say what the place of the user is for'] : []),
  ]
}

function addressFaults(files: PackageFiles): string[] {
  return [...files]
    .map(([file, text]) => ({ file, address: LOOPBACK.exec(text)?.[0] }))
    .filter(({ address }) => address !== undefined)
    .map(({ file, address }) => `${file} calls ${address}`)
}

function sizeFaults(platform: Platform, { main, subPackages, all }: PackageSizes): string[] {
  const { limits } = VENDORS[platform]
  const tooLarge = Object.entries(subPackages).filter(([, bytes]) => bytes > limits.subPackage)
  return [
    ...(main > limits.main ? [`the main package has ${main} bytes, ${limits.main} are allowed`] : []),
    ...tooLarge.map(([root, bytes]) => `${root} has ${bytes} bytes, ${limits.subPackage} are allowed`),
    ...(all > limits.all ? [`all packages have ${all} bytes, ${limits.all} are allowed`] : []),
  ]
}
