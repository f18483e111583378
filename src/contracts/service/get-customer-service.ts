import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetCustomerServiceInput {
  /** The show of the enquiry. */
  bizShowId?: Id
}

/** Contact methods of the merchant. */
export interface GetCustomerServiceOutput {
  customerServiceType: 'ONLINE_CUSTOMER_SERVICE' | 'ONLINE_AND_TEL_CUSTOMER_SERVICE'
  telephone?: string
  onlineConfig?: OnlineService
  workTimes: WorkTime[]
  companyChat: { enabled: boolean; corpId?: string; url?: string }
  /** The vendor's own chat, where the caller runs in a mini-program that has one. */
  nativeService?: NativeService
}

export interface OnlineService {
  supplierType: 'SOBOT'
  jumpUrl: string
  seatGroup: string
  onlineCustomerId: string
}

/** Parameters of a vendor's button; WeChat and Xiaohongshu need none. */
export interface NativeService {
  /** Douyin: the account that answers. */
  imId?: string
  /** Alipay: the company, and the entrance to its chat. */
  tntInstId?: string
  scene?: string
}

/** Hours of the days named; `weekDays` are 0 to 6 from Monday on, the times `HH:mm`. */
export interface WorkTime {
  weekDays: number[]
  beginTime: string
  endTime: string
}

/** Contact methods of the merchant, for a show or in general. */
export const getCustomerService = endpoint<GetCustomerServiceInput, GetCustomerServiceOutput>({
  path: 'home/pub/v3/merchant/customer_service',
})
