export { vendorSharing as sharing } from './vendor-sharing'
