import type { SettingValues } from '../../config/settings/settings'
import type { StartOptions } from './start-gateway'

/** Start options of a gateway with these settings. */
export function startOptions(values: SettingValues): StartOptions {
  return {
    port: values.PORT,
    host: values.HOST,
    sandbox: values.SANDBOX,
    isSandboxExposed: values.SANDBOX_EXPOSED,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    h5Dir: values.H5_DIR,
    publicOrigin: values.PUBLIC_ORIGIN,
    metricsToken: values.METRICS_TOKEN,
    callsPerMinute: values.RATE_LIMIT === 'off' ? undefined : values.RATE_LIMIT,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    brand: {
      merchantId: values.MERCHANT_ID,
      appId: values.APP_ID,
      color: values.THEME_COLOR,
      names: {
        ...(values.SHOP_NAME && { 'zh-CN': values.SHOP_NAME }),
        ...(values.SHOP_NAME_ZH_MO && { 'zh-MO': values.SHOP_NAME_ZH_MO }),
        ...(values.SHOP_NAME_EN_US && { 'en-US': values.SHOP_NAME_EN_US }),
      },
    },
  }
}
