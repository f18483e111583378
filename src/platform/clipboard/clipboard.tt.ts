export { miniClipboard as clipboard } from './mini-clipboard'
