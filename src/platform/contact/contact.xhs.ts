export { miniContact as contact } from './mini-contact'
