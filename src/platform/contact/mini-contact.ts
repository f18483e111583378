import Taro from '@tarojs/taro'
import { isCancel } from '../vendor-error'
import type { Contact } from './contract'

async function call(phoneNumber: string): Promise<boolean> {
  try {
    await Taro.makePhoneCall({ phoneNumber })
    return true
  } catch (error) {
    return isCancel(error)
  }
}

/** A phone without chats of companies. */
export const miniContact: Contact = { hasCompanyChat: false, call, openCompanyChat: async () => false }
