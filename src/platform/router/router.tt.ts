export { miniRouter as router } from './mini-router'
