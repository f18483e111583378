export { noUpdater as updater } from './no-updater'
