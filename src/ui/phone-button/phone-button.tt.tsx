export { VendorPhoneButton as PhoneButton } from './vendor-phone-button'
