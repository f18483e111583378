import Taro from '@tarojs/taro'
import { isCancel } from '../vendor-error'
import type { CustomerService } from './contract'

async function call(phoneNumber: string): Promise<boolean> {
  try {
    await Taro.makePhoneCall({ phoneNumber })
    return true
  } catch (error) {
    return isCancel(error)
  }
}

/** A phone without company chats; all vendors have a button for their own. */
export const customerService: CustomerService = {
  hasCompanyChat: false,
  hasNativeService: true,
  call,
  openCompanyChat: async () => false,
}
