import type { MessageChannel, MessageProvider } from './contract'

const CHANNELS: readonly MessageChannel[] = ['SMS', 'EMAIL', 'VENDOR']

/** Every channel, played: messages are read at `/sandbox`. */
export const sandboxMessages: readonly MessageProvider[] = CHANNELS.map((channel) => ({
  channel,
  name: 'sandbox',
  origin: '',
  keepsTexts: true,
  isRepeatable: true,
  send: async () => {},
  templateFor: (terminalSrc, scene) => `${terminalSrc}_${scene}`.toLowerCase(),
}))
