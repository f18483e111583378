export { miniSystem as system } from './mini-system'
