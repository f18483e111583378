import type { Templates } from './templates'

/** Account at a vendor of text messages. */
export interface SmsAccount {
  origin: string
  keyId: string
  secret: string
  signName: string
  templates: Templates
}

export interface TencentSmsAccount extends SmsAccount {
  appId: string
  region: string
}
