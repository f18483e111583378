import type { ShopConfig } from '@/contracts/shop/get-shop-config'

/** The merchants that this gateway can be: with everything, one whose tickets are exchanged, one with the least. */
export const MERCHANTS = ['full', 'exchange', 'minimal'] as const
export type Merchant = (typeof MERCHANTS)[number]

const GREEN = { shopMainColor: '#0E8F80', navigateTextColor: '#1D1E20', priceColor: '#0E8F80' }

/** Differences of each configuration from the full one. */
export const MERCHANT_CONFIGS: Readonly<Record<Merchant, Partial<ShopConfig>>> = {
  full: {},
  exchange: { binaryFlags: ['MERCHANT_IS_ZZ'], hiddenTicketPrice: true, hiddenTicketPriceText: '¥--' },
  minimal: {
    isOpenSite: false,
    productCartConfig: { enable: false, enableSpuType: [] },
    availableShopThemes: [{ theme: 'LIGHT', avatar: '', ...GREEN }],
    themeColor: GREEN.shopMainColor,
    shopMixedColor: GREEN.shopMainColor,
    supportLanguages: [{ langTag: 'zh-CN', langName: '简体中文', loginMethod: ['CELLPHONE'] }],
    companyDesc: '',
    shopDomainIcpLicense: '',
  },
}

/** Pages of others, by scheme and host, that may show the shop in a frame; its own always may. */
export const FRAME_ANCESTORS: Readonly<Record<Merchant, readonly string[]>> = {
  full: [],
  exchange: ['https://partner.encore.example'],
  minimal: [],
}

export function merchantOf(name: unknown): Merchant | null {
  return MERCHANTS.find((known) => known === name) ?? null
}
