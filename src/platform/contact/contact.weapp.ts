import Taro from '@tarojs/taro'
import { isCancel } from '../vendor-error'
import type { Contact } from './contract'
import { miniContact } from './mini-contact'

/** WeChat alone knows chats of companies. */
export const contact: Contact = {
  ...miniContact,
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
