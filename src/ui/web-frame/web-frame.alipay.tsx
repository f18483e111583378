export { MiniWebFrame as WebFrame } from './mini-web-frame'
