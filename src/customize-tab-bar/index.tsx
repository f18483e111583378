import { VendorTabBar } from '@/shell/vendor-tab-bar'

export default VendorTabBar
