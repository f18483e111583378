export { miniChrome as chrome } from './mini-chrome'
