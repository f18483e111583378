import { launchQuery } from '../launch/launch'
import type { Terminal } from './contract'
import { webTerminal } from './web-terminal'

/** Fixed at start: turning a phone or resizing a window does not change it. */
export const terminal: Terminal = webTerminal({
  userAgent: navigator.userAgent,
  query: launchQuery(),
  width: window.innerWidth,
})
