export { miniLocator as locator } from './mini-location'
