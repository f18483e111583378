export { PullDown } from './mini-pull-down'
