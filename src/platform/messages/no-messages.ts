import { unsupported } from '../unsupported'
import type { Messages } from './contract'

/** No messages: the shop sends text messages instead. */
export const noMessages: Messages = { maxTemplates: 0, request: unsupported }
