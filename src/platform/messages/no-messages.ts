import { unsupported } from '../unsupported'
import type { Messages } from './contract'

/** Nobody sends messages for the shop here: it writes to phones instead. */
export const noMessages: Messages = { maxTemplates: 0, ask: unsupported }
