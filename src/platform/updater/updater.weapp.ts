export { miniUpdater as updater } from './mini-updater'
