export { miniWindowChrome as windowChrome } from './mini-window-chrome'
