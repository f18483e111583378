import type { SettingValues } from '../../config/settings/settings'
import type { MessageSettings, Settings, VendorApps } from './settings'
import type { StartOptions } from './start-gateway'

/** Id of the shop at issuers that the sandbox plays. */
const DEMO_CLIENT = 'encore'

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
    publishToken: values.PUBLISH_TOKEN,
    callsPerMinute: values.RATE_LIMIT === 'off' ? undefined : values.RATE_LIMIT,
    trustedProxies: values.TRUSTED_PROXIES,
    ...paymentSettings(values),
    messages: messageSettings(values),
    apps: appSettings(values),
    issuers: issuerSettings(values),
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

/** Accounts at vendors that take money; the id of the merchant says that there is one. */
export function paymentSettings(values: SettingValues): Pick<Settings, 'wechatPay' | 'alipay'> {
  const { WECHAT_PAY_MERCHANT_ID: merchantId, ALIPAY_SELLER_ID: sellerId } = values
  return {
    ...(merchantId !== undefined && {
      wechatPay: {
        merchantId,
        serial: values.WECHAT_PAY_SERIAL,
        keyFile: values.WECHAT_PAY_KEY_FILE,
        apiKeyFile: values.WECHAT_PAY_API_KEY_FILE,
        publicKeyId: values.WECHAT_PAY_PUBLIC_KEY_ID,
        publicKeyFile: values.WECHAT_PAY_PUBLIC_KEY_FILE,
        miniAppId: values.WEAPP_APP_ID,
        webAppId: values.WECHAT_PAY_APP_ID,
        region: values.WECHAT_PAY_REGION,
        currency: values.WECHAT_PAY_CURRENCY,
        rate: values.WECHAT_PAY_RATE,
        category: values.WECHAT_PAY_CATEGORY,
        url: values.WECHAT_PAY_URL,
      },
    }),
    ...(sellerId !== undefined && {
      alipay: {
        sellerId,
        keyFile: values.ALIPAY_KEY_FILE,
        publicKeyFile: values.ALIPAY_PUBLIC_KEY_FILE,
        webAppId: values.ALIPAY_PAY_APP_ID,
        miniAppId: values.ALIPAY_APP_ID,
        aesKey: values.ALIPAY_AES_KEY,
        aesKeyFile: values.ALIPAY_AES_KEY_FILE,
        url: values.ALIPAY_URL,
      },
    }),
  }
}

/** Vendors of messages: the address or the key id of each says that there is one. */
export function messageSettings(values: SettingValues): MessageSettings {
  const { ALIYUN_SMS_KEY_ID: aliyunKeyId, TENCENT_SMS_KEY_ID: tencentKeyId } = values
  return {
    templatesFile: values.MESSAGE_TEMPLATES_FILE,
    smtpUrl: values.SMTP_URL,
    smtpUser: values.SMTP_USER,
    smtpPassword: values.SMTP_PASSWORD,
    smtpPasswordFile: values.SMTP_PASSWORD_FILE,
    mailFrom: values.MAIL_FROM,
    webhookUrl: values.MESSAGE_WEBHOOK_URL,
    webhookSecret: values.MESSAGE_WEBHOOK_SECRET,
    webhookSecretFile: values.MESSAGE_WEBHOOK_SECRET_FILE,
    ...(aliyunKeyId !== undefined && {
      aliyunSms: {
        keyId: aliyunKeyId,
        secret: values.ALIYUN_SMS_SECRET,
        secretFile: values.ALIYUN_SMS_SECRET_FILE,
        signName: values.ALIYUN_SMS_SIGN_NAME,
        url: values.ALIYUN_SMS_URL,
      },
    }),
    ...(tencentKeyId !== undefined && {
      tencentSms: {
        keyId: tencentKeyId,
        secret: values.TENCENT_SMS_SECRET,
        secretFile: values.TENCENT_SMS_SECRET_FILE,
        signName: values.TENCENT_SMS_SIGN_NAME,
        appId: values.TENCENT_SMS_APP_ID,
        region: values.TENCENT_SMS_REGION,
        url: values.TENCENT_SMS_URL,
      },
    }),
  }
}

/** Apps at vendors; one without a secret names no users. */
export function appSettings(values: SettingValues): VendorApps {
  return {
    weapp: {
      appId: values.WEAPP_APP_ID,
      secret: values.WEAPP_SECRET,
      secretFile: values.WEAPP_SECRET_FILE,
      url: values.WEAPP_URL,
    },
    wechatAccount: {
      appId: values.WECHAT_PAY_APP_ID,
      secret: values.WECHAT_ACCOUNT_SECRET,
      secretFile: values.WECHAT_ACCOUNT_SECRET_FILE,
      url: values.WEAPP_URL,
    },
    tt: { appId: values.TT_APP_ID, secret: values.TT_SECRET, secretFile: values.TT_SECRET_FILE, url: values.TT_URL },
    ttKeyFile: values.TT_KEY_FILE,
    xhs: {
      appId: values.XHS_APP_ID,
      secret: values.XHS_SECRET,
      secretFile: values.XHS_SECRET_FILE,
      url: values.XHS_URL,
    },
  }
}

/** Issuers of tokens at which the shop has an id of its own. */
function issuerSettings(values: SettingValues): NonNullable<Settings['issuers']> {
  const { GOOGLE_CLIENT_ID: google, APPLE_CLIENT_ID: apple } = values
  return {
    ...(google !== DEMO_CLIENT && { google: { clientId: google } }),
    ...(apple !== DEMO_CLIENT && { apple: { clientId: apple } }),
  }
}
