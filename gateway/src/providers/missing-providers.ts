import type { MessageChannel } from './message/contract'
import { messengerFor, type Providers } from './providers'

const NO_MESSAGES: Readonly<Record<MessageChannel, string>> = {
  SMS: 'no SMS provider: nobody logs in by phone, and no text message is sent',
  EMAIL: 'no mail provider: nobody logs in by e-mail, and no mail is sent',
  VENDOR: 'no subscription messages: vendors’ apps remind nobody',
}

/** Features that the shop lacks for want of a provider, in plain words. */
export function missingProviders(providers: Providers): string[] {
  const channels = Object.keys(NO_MESSAGES) as MessageChannel[]
  return [
    ...(providers.payments.length === 0
      ? ['no payment provider: only free tickets can be ordered, refunds stay open']
      : []),
    ...channels.filter((channel) => !messengerFor(providers, channel)).map((channel) => NO_MESSAGES[channel]),
    ...(providers.vendors.length === 0 ? ['no vendor identity: no one-tap login in mini-programs'] : []),
    ...(providers.tokens.length === 0 ? ['no Google, Apple or channel identity: nobody logs in by them'] : []),
    ...(providers.certification ? [] : ['no certification service: faces and students are not certified']),
  ]
}
