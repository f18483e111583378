export { miniAccount as account } from './mini-account'
