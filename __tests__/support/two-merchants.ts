import type { ShopConfig } from '@/contracts/shop/get-shop-config'

/** A merchant who has set every field to something that few set it to; a field without a value does not compile. */
export const UNUSUAL: Required<ShopConfig> = {
  appId: 'wx-odd',
  merchantId: 'odd',
  shopName: '奇巧小剧场',
  shopAvatar: '/files/odd-logo.png',
  shopStatus: 'OPEN',
  shareDescription: '奇巧的分享',
  sharePosterUrl: '/files/odd-share.png',
  companyDesc: '奇巧文化（澳门）一人有限公司',
  shopDomainIcpLicense: '奇ICP备00000042号',
  shopDomainIcpLicenseUrl: 'https://evil.example/',
  binaryFlags: ['MERCHANT_IS_ZZ', 'USE_NEW_PAY_SUCCESS', 'CHANGE_VOUCHER_ROUTER', 'DISPLAY_PLUS_SIGN', 'IS_OPEN_TD'],
  contentSettingInfos: [{ source: '观演', target: '看戏' }],
  availableShopThemes: [
    { theme: 'LIGHT' as const, shopMainColor: '#0A0', navigateTextColor: '#00F', priceColor: '#909', avatar: '' },
  ],
  themeColor: '#123',
  themeMode: 'LIGHT',
  layoutBottomNavigation: { style: '{"navigationType":"OUTER"}', icons: [] },
  layoutBottomNavigations: [
    {
      langTag: 'zh-CN',
      style: '{"navigationType":"NORMAL","selectedTextColor":"#909","iconColorType":"TEXT"}',
      icons: [
        { floorType: 'HOME', navigationName: '门厅', iconUrl: '', selectedIconUrl: '' },
        { floorType: 'OPEN_SHOW', navigationName: '报名处', iconUrl: '', selectedIconUrl: '' },
        { floorType: 'MINE', navigationName: '我的包厢', iconUrl: '', selectedIconUrl: '' },
      ],
    },
  ],
  supportLanguages: [{ langTag: 'zh-CN', langName: '奇巧中文', loginMethod: ['EMAIL'] }],
  supportLoginAreas: [{ code: '853', name: '奇巧澳门' }],
  hiddenTicketPrice: true,
  hiddenTicketPriceText: '到场面议',
  supportEmailOrder: true,
  isOpenSite: false,
  downloadBar: { enable: true, logo: '', title: '奇巧 App', url: 'https://evil.example/app' },
  studentCertification: { studentCertify: false },
  cyMerchantPrimeConfigVO: {
    promoPrimeShared: false,
    autoChooseBestCoupon: false,
    autoChoosePoint: true,
    isShowPrimeCard: false,
    isShowPrivilegeCompare: false,
  },
  productCartConfig: { enable: false, enableSpuType: [] },
  webPayGuideDisplay: true,
  noAutoJumpPickSeat: true,
  shopMixedColor: '#abc',
  footerConfigVO: { links: [{ title: '奇巧帮助', jump: { type: 'PAGE', target: 'support' } }] },
  searchBars: [{ placeholder: '找一出奇巧戏' }],
  supportFaceAuth: true,
  loginWayPage: true,
  loginClosedText: '',
}

/** A merchant who has set nothing, not even a list where lists are expected. */
export const BARE = {}
