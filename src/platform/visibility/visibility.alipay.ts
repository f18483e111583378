export { miniVisibility as visibility } from './mini-visibility'
