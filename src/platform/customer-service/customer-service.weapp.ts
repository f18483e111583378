import Taro from '@tarojs/taro'
import { isCancel } from '../vendor-error'
import type { CustomerService } from './contract'
import { customerService as miniCustomerService } from './customer-service.mini'

/** Only WeChat has company chats. */
export const customerService: CustomerService = {
  ...miniCustomerService,
  hasCompanyChat: true,
  async openCompanyChat(corpId, url) {
    try {
      await Taro.openCustomerServiceChat({ corpId, extInfo: { url } })
      return true
    } catch (error) {
      return isCancel(error)
    }
  },
}
