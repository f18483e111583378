export { useVendorShopShare as useShopShare } from './vendor-shop-share'
