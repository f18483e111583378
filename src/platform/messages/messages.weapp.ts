import { miniMessages } from './mini-messages'

export const messages = miniMessages(5)
