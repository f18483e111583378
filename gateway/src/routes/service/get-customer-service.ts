import { getCustomerService, type NativeService } from '@/contracts/service/get-customer-service'
import { publicRoute } from '../../http/define-route'
import { ownValue } from '../../own-value'

/** Chats of the vendors, by the terminal that opens them. */
const NATIVE: Readonly<Record<string, NativeService>> = {
  WEIXIN_MINI: {},
  ALIPAY_MINI: { tntInstId: 'encore', scene: 'SCE00000000' },
  DOUYIN_MINI: { imId: 'encore_service' },
  XHS_MINI: {},
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

export const getCustomerServiceRoute = publicRoute(
  getCustomerService,
  ({ origin, terminalSrc, providers: { pages } }) => ({
    customerServiceType: 'ONLINE_AND_TEL_CUSTOMER_SERVICE' as const,
    telephone: '4001234567',
    workTimes: [{ weekDays: EVERY_DAY, beginTime: '09:00', endTime: '21:00' }],
    companyChat: { enabled: false },
    ...(pages && {
      onlineConfig: {
        supplierType: 'SOBOT' as const,
        jumpUrl: pages.chat(origin),
        seatGroup: 'tickets',
        onlineCustomerId: 'encore',
      },
      companyChat: { enabled: true, corpId: 'ww0000000000000000', url: 'https://work.weixin.qq.com/kfid/encore' },
      ...nativeService(terminalSrc),
    }),
  }),
)

function nativeService(terminalSrc: string): { nativeService?: NativeService } {
  const service = ownValue(NATIVE, terminalSrc)
  return service ? { nativeService: service } : {}
}
