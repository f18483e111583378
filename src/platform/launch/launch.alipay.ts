export { miniLaunchQuery as launchQuery } from './mini-launch'
