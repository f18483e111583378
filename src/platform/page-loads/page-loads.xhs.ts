export { vendorPageLoads as pageLoads } from './vendor-page-loads'
