import { isRegistrable } from '@/domain/web-address'
import type { Environment } from '../../config/settings/environment'
import { listed } from '../../config/settings/kinds'
import { SETTINGS } from '../../config/settings/settings'
import type { Platform } from '../../simulator/package/platforms'
import { VENDORS } from './vendors'

/** Names of the demo shop and the vendors' examples. */
const DEMO_NAMES = ['', 'demo', 'encore', 'test', 'sandbox', 'merchant']
/** Hosts unreachable from outside a machine, a network or an example. */
const PRIVATE_HOST =
  /^(localhost|.*\.(localhost|local|internal|test|example|invalid)|(.*\.)?example\.(com|net|org)|\[.*\]|[\d.]+)$/

/** The vendor’s id of the app: `VENDOR_APP_ID`, else that of the platform, such as `WEAPP_APP_ID`. */
export function vendorAppId(platform: Platform, environment: Environment): string {
  return environment.VENDOR_APP_ID ?? environment[`${platform.toUpperCase()}_APP_ID`] ?? ''
}

/** Why these settings must not be released; empty if they may. */
export function settingFaults(platform: Platform, environment: Environment): string[] {
  const { MERCHANT_ID = '', APP_ID = '' } = environment
  const { name, appId } = VENDORS[platform]
  const vendorId = vendorAppId(platform, environment)
  return [
    ...originFaults(environment.GATEWAY_ORIGIN),
    ...(isDemoName(MERCHANT_ID) ? [`MERCHANT_ID is “${MERCHANT_ID}”: the merchant’s own id belongs here`] : []),
    ...(isDemoName(APP_ID) ? [`APP_ID is “${APP_ID}”: the gateway’s id of this app belongs here`] : []),
    ...(appId.test(vendorId)
      ? []
      : [`${platform.toUpperCase()}_APP_ID is “${vendorId}”, which is no id that ${name} gives out`]),
    ...webHosts(environment)
      .filter((host) => PRIVATE_HOST.test(host) || host.includes('/'))
      .map((host) => `WEB_HOSTS has ${host}: only public hosts, without a scheme, can be registered`),
  ]
}

/** Hosts of pages that the app opens, including the defaults. */
function webHosts({ WEB_HOSTS }: Environment): readonly string[] {
  return WEB_HOSTS === undefined ? SETTINGS.WEB_HOSTS.fallback : listed(WEB_HOSTS)
}

/** Hosts that the merchant registers with the vendor; the addresses of others are copied. */
export function registeredHosts(environment: Environment): readonly string[] {
  return webHosts(environment).filter((host) => isRegistrable(`https://${host}`))
}

function originFaults(origin: string | undefined): string[] {
  if (!origin) return ['GATEWAY_ORIGIN is missing: the app would call the sandbox of this machine']
  if (!URL.canParse(origin)) return [`GATEWAY_ORIGIN ${origin} is no address`]
  const url = new URL(origin)
  return [
    ...(url.protocol === 'https:' ? [] : [`GATEWAY_ORIGIN ${origin} is not https: phones refuse it`]),
    ...(PRIVATE_HOST.test(url.hostname) ? [`GATEWAY_ORIGIN ${origin} is not reached from outside`] : []),
    ...(url.port ? [`GATEWAY_ORIGIN ${origin} has a port: vendors allow none`] : []),
    ...(url.origin === origin ? [] : [`GATEWAY_ORIGIN ${origin} is more than an origin: ${url.origin} would be one`]),
  ]
}

function isDemoName(name: string): boolean {
  return DEMO_NAMES.includes(name.toLowerCase())
}
