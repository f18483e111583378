export { VendorShareButton as ShareButton } from './vendor-share-button'
